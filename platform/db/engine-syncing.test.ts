import { fsyncSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { createSyncing } from './engine-syncing.ts';

vi.mock('node:fs', () => ({ fsyncSync: vi.fn() }));

it('lets the engine sync within the work alone, and not after it failed', async () => {
  const streamOps: { fsync?: (stream: object) => number } = {};
  const engine = { FS: { isDir: () => false }, NODEFS: { stream_ops: streamOps } };
  const syncing = createSyncing(engine);
  const sync = (nfd: number) => streamOps.fsync?.({ nfd, node: { mode: 0 } });
  sync(1);
  await syncing(async () => sync(2));
  await syncing(() => Promise.reject(new Error('broken'))).catch(() => undefined);
  sync(3);
  expect(vi.mocked(fsyncSync).mock.calls).toEqual([[2]]);
});
