import { afterAll, expect, test, vi } from 'vitest';
import { loadDeliveredTexts } from '#content/assistant.ts';
import { loadModel } from './stored-model.ts';

const fault = vi.hoisted(() => ({ code: '' }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof import('node:fs/promises')>();
  const mkdir = async (...args: Parameters<typeof real.mkdir>) => {
    if (fault.code) throw Object.assign(new Error(fault.code), { code: fault.code });
    return real.mkdir(...args);
  };
  return { ...real, mkdir };
});
// What was loaded here is used by the files that follow in this process.
afterAll(() => (fault.code = ''));

test('answers where the folder of the program is read-only, and tells of other faults', async () => {
  const { answers } = await loadDeliveredTexts();
  const few = answers.slice(0, 2);
  fault.code = 'EROFS';
  const { topics } = await loadModel('missing/model.json', few);
  expect(topics.classes).toEqual(few.map(({ id }) => id));
  fault.code = 'ENOSPC';
  await expect(loadModel('missing/model.json', few)).rejects.toThrow('ENOSPC');
});
