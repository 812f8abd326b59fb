import { expect, test } from 'vitest';
import { loadDeliveredTexts } from '#content/assistant.ts';
import { loadModel } from './stored-model.ts';

test('answers where the folder of the program is read-only, and tells of other faults', async () => {
  const { answers } = await loadDeliveredTexts();
  const few = answers.slice(0, 2);
  // Nobody may make folders there, whatever the system.
  const { topics } = await loadModel('/sys/missing/model.json', few);
  expect(topics.classes).toEqual(few.map(({ id }) => id));
  await expect(loadModel(`${import.meta.filename}/model.json`, few)).rejects.toThrow(/EEXIST/);
});
