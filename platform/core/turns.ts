/** Runs heavy work, `atOnce` at a time; the rest waits in the order of asking. */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waited longest takes the place over.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
