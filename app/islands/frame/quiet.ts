/** Once the page and all it has asked for is there. */
export function afterLoad(work: () => unknown, ms = 0): void {
  const wait = (): unknown => setTimeout(work, ms);
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
