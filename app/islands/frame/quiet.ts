/**
 * Once there is something to see: code that nobody has asked for does not
 * compete with the first paint. A tab behind is not painted and waits for nothing,
 * one that goes behind meanwhile no longer than ten seconds.
 */
const firstPaint = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : 10_000);
});

export const afterFirstPaint = (work: () => unknown): unknown => firstPaint.then(work);

/** Once the page and all it has asked for is there, and seen. */
export function afterLoad(work: () => unknown, ms = 0): void {
  const wait = (): unknown => afterFirstPaint(() => setTimeout(work, ms));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Safari has no idle callbacks. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: 2_000 })
      : setTimeout(resolve, 100),
  );

/** What follows is a task of its own: a finger in between is answered. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
