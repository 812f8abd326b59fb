import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inConstantTime } from './constant-time.ts';

async function time(run: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await inConstantTime(run).catch(() => {});
  return performance.now() - begun;
}
const fail = () => Promise.reject(new Error('unknown'));

it('answers quick and failing work not before slow work just was, and soon as quickly as ever', async () => {
  expect(await time(() => wait(300))).toBeGreaterThan(290);
  expect(await time(fail)).toBeGreaterThan(250);
  const later: number[] = [];
  for (let call = 0; call < 12; call += 1) later.push(await time(fail));
  expect(Math.min(...later)).toBeGreaterThan(119);
  expect(Math.min(...later)).toBeLessThan(250);
});
