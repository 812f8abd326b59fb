const LIMIT_BYTES = 50 * 1024 * 1024;
const INTERVAL_MS = 30_000;

/** Warns while the used heap is over 50 MB, looked at every 30 s (PERF-05); only Chromium tells. */
export function watchMemory(): () => void {
  const look = (): void => {
    const used = (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;
    if (used !== undefined && used > LIMIT_BYTES)
      console.warn(`Memory: ${Math.round(used / 1024 / 1024)} MB used heap exceed 50 MB`);
  };
  const timer = setInterval(look, INTERVAL_MS);
  return () => clearInterval(timer);
}
