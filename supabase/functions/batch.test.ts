import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import { createBatch } from './batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

it('writes the first item at once and batches the others', async () => {
  const writes: number[][] = [];
  const batch = createBatch<number>({ pauseMs: 200, maxItems: 3 });
  const store = async (items: number[]) => {
    await later(10);
    writes.push(items);
  };
  const all = [1, 2, 3, 4, 5].map((item) => batch(item, store));
  await vi.advanceTimersByTimeAsync(10);
  await all[0];
  expect(writes).toEqual([[1]]);
  // A full write does not wait for the pause.
  await vi.advanceTimersByTimeAsync(230);
  await Promise.all(all);
  expect(writes).toEqual([[1], [2, 3, 4], [5]]);
});

it('answers only after the write, tells its failure to those in it, and goes on', async () => {
  const batch = createBatch<number>({ pauseMs: 50 });
  let settled = false;
  const first = batch(1, () => later(100).then(() => void (settled = true)));
  const second = batch(2, () => Promise.resolve());
  await vi.advanceTimersByTimeAsync(99);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await first;
  await vi.advanceTimersByTimeAsync(200);
  await second;

  const failing = batch(3, () => Promise.reject(new Error('database away')));
  await expect(failing).rejects.toThrow('database away');
  await vi.advanceTimersByTimeAsync(50);
  const stored: number[][] = [];
  await batch(4, async (items) => void stored.push(items));
  expect(stored).toEqual([[4]]);
});

it('refuses what would fill the memory', async () => {
  const batch = createBatch<number>({ maxWaiting: 1 });
  const stuck = () => new Promise<void>(() => {});
  void batch(1, stuck);
  void batch(2, stuck);
  await expect(batch(3, stuck)).rejects.toThrow('too many');
});
