import type * as Files from 'node:fs';
import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEngine } from './engine.ts';

const synced: number[] = [];
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof Files>()),
  fsyncSync: (descriptor: number) => void synced.push(descriptor),
}));

/** Opens files as PGlite does, and knows the names behind what is synced. */
async function openWatched() {
  const dataDir = await mkdtemp(join(tmpdir(), 'engine-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const file = new URL(import.meta.resolve('@electric-sql/pglite')).pathname;
  const bytes = await readFile(join(file, '../pglite.wasm'));
  const engine = await openEngine({
    dataDir,
    snapshot: null,
    engine: await WebAssembly.compile(bytes),
  });
  const { NODEFS } = engine.db.Module as unknown as {
    NODEFS: { stream_ops: { fsync: (stream: { path: string; nfd: number }) => number } };
  };
  const order: string[] = [];
  const { fsync } = NODEFS.stream_ops;
  NODEFS.stream_ops.fsync = (stream) => {
    const before = synced.length;
    const answer = fsync(stream);
    if (synced.length > before) order.push(stream.path);
    return answer;
  };
  return { ...engine, order };
}

const ROWS = /\/base\//;
const LOG = /\/pg_wal\/[0-9A-F]{24}$/;
const CONTROL = /\/global\/pg_control$/;

test.each(['checkpoint', 'close'] as const)(
  'a %s brings rows and log to the disk, and then what says from where to replay',
  async (step) => {
    const { db, order, ...engine } = await openWatched();
    await db.exec('create table notes (text text); insert into notes values (1)');
    expect(order).toEqual([]);
    await engine[step]();
    const last = (name: RegExp) => order.findLastIndex((path) => name.test(path));
    expect(last(ROWS)).toBeGreaterThanOrEqual(0);
    expect(last(LOG)).toBeGreaterThan(last(ROWS));
    expect(last(CONTROL)).toBeGreaterThan(last(LOG));
    if (step === 'checkpoint') await engine.close();
  },
);
