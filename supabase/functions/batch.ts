type Waiting<Item> = { item: Item; resolve: () => void; reject: (reason: unknown) => void };

export type Batch<Item> = (item: Item, store: (items: Item[]) => Promise<void>) => Promise<void>;

/**
 * Stores items in few writes: the first at once, what arrives during a write
 * and the pause after it in the next one. The promise settles with the write,
 * so an answer never promises what is not stored, nothing is left behind when
 * the process ends after its last answer, and a quiet site does not wait. Above
 * `maxWaiting` items are refused: memory is worth more than statistics.
 */
export function createBatch<Item>({
  pauseMs = 200,
  maxItems = 500,
  maxWaiting = 20_000,
} = {}): Batch<Item> {
  let waiting: Waiting<Item>[] = [];
  let isWriting = false;

  async function write(store: (items: Item[]) => Promise<void>): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxItems);
      waiting = waiting.slice(maxItems);
      try {
        await store(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      if (waiting.length < maxItems) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    isWriting = false;
  }

  return (item, store) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= maxWaiting) return reject(new Error('too many items wait'));
      waiting.push({ item, resolve, reject });
      if (!isWriting) void write(store);
    });
}
