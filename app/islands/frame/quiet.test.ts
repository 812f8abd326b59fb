// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let paint: () => void;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn();
      constructor(tell: () => void) {
        paint = tell;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('fetches what nobody has asked for once the page is loaded and seen', async () => {
  const { afterLoad } = await import('./quiet.ts');
  const work = vi.fn();
  afterLoad(work);
  await vi.advanceTimersByTimeAsync(500);
  expect(document.readyState).toBe('complete');
  expect(work).not.toHaveBeenCalled();
  paint();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledOnce();
});

it('does not wait for the paint of a tab behind', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { afterLoad } = await import('./quiet.ts');
  const work = vi.fn();
  afterLoad(work);
  await vi.advanceTimersByTimeAsync(1);
  seen.mockRestore();
  expect(work).toHaveBeenCalledOnce();
});
