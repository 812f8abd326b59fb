/** PERF-04, in milliseconds. */
const SLOW_OPERATION = 1000;

/** Runs the work and logs it when it took longer than a second; result and error pass through. */
export async function logIfSlow<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const took = performance.now() - start;
    if (took > SLOW_OPERATION) console.warn(`Slow operation: ${name} took ${Math.round(took)} ms`);
  }
}

/** A request to the site itself; a slow one stands in the log by its path. */
export const fetchTimed = (path: string, init?: RequestInit): Promise<Response> =>
  logIfSlow(path.replace(/\?.*/, ''), () => fetch(path, init));
