import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadDeliveredTexts } from '#content/assistant.ts';
import { loadModel } from './stored-model.ts';
import { loadAside } from './train-aside.ts';

test('answers where the folder of the program is read-only, and tells of other faults', async () => {
  const { answers } = await loadDeliveredTexts();
  const few = answers.slice(0, 2);
  // Nobody may make folders there, whatever the system.
  const { topics } = await loadModel('/sys/missing/model.json', few);
  expect(topics.classes).toEqual(few.map(({ id }) => id));
  await expect(loadModel(`${import.meta.filename}/model.json`, few)).rejects.toThrow(/EEXIST/);
});

test('reads the model aside, whole', async () => {
  const { answers, asked } = await loadDeliveredTexts();
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'model.json');
  const few = answers.slice(0, 8);
  const trained = await loadModel(file, few, asked);

  const threads = vi.fn();
  process.on('worker', threads);
  onTestFinished(() => void process.off('worker', threads));
  expect(await loadAside(file, few, asked)).toEqual(trained);
  expect(threads).toHaveBeenCalledOnce();
});
