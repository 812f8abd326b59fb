import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('reads the model aside: whole, and with hardly any work of the thread that answers', async () => {
  const { answers, asked } = await loadDeliveredTexts();
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'model.json');
  const few = answers.slice(0, 8);
  // Many examples are what takes long, and these are nobody's but the index's.
  const trained = await loadModel(file, few, asked);

  const measure = async (load: typeof loadAside) => {
    let work = Infinity;
    let model;
    // The least of three: collecting the garbage of other tests is no work of this one.
    for (let round = 0; round < 3; round++) {
      const before = process.threadCpuUsage();
      model = await load(file, few, asked);
      const { user, system } = process.threadCpuUsage(before);
      work = Math.min(work, user + system);
    }
    return { model, work };
  };
  const here = await measure(loadModel);
  const aside = await measure(loadAside);
  expect(here.model).toEqual(trained);
  expect(aside.model).toEqual(trained);
  expect(aside.work).toBeLessThan(here.work / 2);
});
