import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMemory } from './memory.ts';

const MB = 1024 * 1024;
let used: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('performance', {
    get memory() {
      return { usedJSHeapSize: used };
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('looks every 30 s and warns above 50 MB only', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  used = 50 * MB;
  const stop = watchMemory();
  vi.advanceTimersByTime(30_000);
  expect(warn).not.toHaveBeenCalled();
  used = 61 * MB;
  vi.advanceTimersByTime(29_999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith('Memory: 61 MB used heap exceed 50 MB');
  stop();
  vi.advanceTimersByTime(60_000);
  expect(warn).toHaveBeenCalledTimes(1);
});
