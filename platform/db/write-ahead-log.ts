import { open, readdir, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

const SEGMENT = /^[0-9A-F]{24}$/;

export type WriteAheadLog = {
  /**
   * Resolves when everything that was written before the call is on the disk.
   * One flush serves all calls that wait.
   */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * PGlite never calls fsync, so its write-ahead log is flushed from outside
 * before a commit is acknowledged. Not on PGlite's own thread: there, each step
 * of the flush would wait behind the next query.
 */
export function openWriteAheadLog(dataDir: string): WriteAheadLog {
  const folder = join(dataDir, 'pg_wal');
  const segments = new Map<string, FileHandle>();

  async function sync(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => SEGMENT.test(name));
    const added = names.filter((name) => !segments.has(name));
    const removed = [...segments.keys()].filter((name) => !names.includes(name));
    for (const name of removed) {
      await segments.get(name)!.close();
      segments.delete(name);
    }
    for (const name of added) {
      // A checkpoint may have taken it away meanwhile: what it held is in the data files.
      const segment = await open(join(folder, name), 'r').catch(nullWhenMissing);
      if (segment) segments.set(name, segment);
    }
    // Segments that did not change cost next to nothing.
    await Promise.all([...segments.values()].map((segment) => segment.datasync()));
    if (added.length > 0) await syncFolder();
  }

  /** Without it the name of a new segment may be lost with the power. */
  async function syncFolder(): Promise<void> {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  }

  function nullWhenMissing(error: NodeJS.ErrnoException): null {
    if (error.code === 'ENOENT') return null;
    throw error;
  }

  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  function flush(): Promise<void> {
    if (!running) return (running = sync().finally(() => (running = null)));
    // The one under way may have begun before the caller's commit.
    return (next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return flush();
      }));
  }

  return {
    flush,
    async close() {
      await next?.catch(() => undefined);
      await running?.catch(() => undefined);
      await Promise.all([...segments.values()].map((segment) => segment.close()));
      segments.clear();
    },
  };
}
