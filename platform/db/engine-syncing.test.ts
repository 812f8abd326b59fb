import { fsyncSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSyncing } from './engine-syncing.ts';

vi.mock('node:fs', () => ({ fsyncSync: vi.fn() }));
const synced = vi.mocked(fsyncSync);
beforeEach(() => void synced.mockReset());

class ErrnoError extends Error {
  readonly errno: number;
  constructor(errno: number) {
    super();
    this.errno = errno;
  }
}
function createEngine() {
  const streamOps: { fsync?: (stream: object) => number } = {};
  const engine = {
    FS: { isDir: (mode: number) => mode === 1, ErrnoError },
    NODEFS: { stream_ops: streamOps },
  };
  const syncing = createSyncing(engine);
  return { syncing, sync: (nfd: number, mode = 0) => streamOps.fsync?.({ nfd, node: { mode } }) };
}

it('lets the engine sync within the work alone, and not after it failed', async () => {
  const { syncing, sync } = createEngine();
  sync(1);
  await syncing(async () => sync(2));
  await syncing(() => Promise.reject(new Error('broken'))).catch(() => undefined);
  sync(3);
  expect(synced.mock.calls).toEqual([[2]]);
});

it('tells the engine of a file that could not be synced; a folder need not be', async () => {
  const { syncing, sync } = createEngine();
  synced.mockImplementation(() => {
    throw new Error('EIO');
  });
  await expect(syncing(async () => sync(2))).rejects.toMatchObject({ errno: 29 });
  expect(await syncing(async () => sync(2, 1))).toBe(0);
});
