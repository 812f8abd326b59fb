type Waiting = { begin: () => void; refuse: () => void };

/** `urgent` goes before everything else. */
export type HashQueue = <T>(work: () => Promise<T>, urgent?: boolean) => Promise<T>;

/**
 * Heavy work, `atOnce` at a time. Urgent work waits in its order. Of the rest the newest goes first
 * and at most `mostWaiting` wait: in a flood whoever comes now is served at once, and the oldest,
 * who has waited longest for nothing, is refused.
 */
export function createHashQueue(
  atOnce: number,
  mostWaiting: number,
  refuse: () => Error,
): HashQueue {
  let running = 0;
  const urgents: Waiting[] = [];
  const others: Waiting[] = [];

  const wait = (line: Waiting[]): Promise<void> =>
    new Promise((begin, reject) => {
      line.push({ begin, refuse: () => reject(refuse()) });
      if (line.length > mostWaiting) line.shift()?.refuse();
    });

  return async (work, urgent = false) => {
    if (running < atOnce) running += 1;
    else await wait(urgent ? urgents : others);
    try {
      return await work();
    } finally {
      const next = urgents.shift() ?? others.pop();
      if (next) next.begin();
      else running -= 1;
    }
  };
}
