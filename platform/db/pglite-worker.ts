// The thread that holds PGlite, so that a heavy query never blocks the event loop that serves pages.
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { Row, Statement } from './database.ts';

export type WorkerSettings = { dataDir: string | null; snapshot: Blob | null };
export type WorkerRequest = { id: number } & (
  | { op: 'query'; statement: Statement }
  | { op: 'pipeline'; statements: Statement[]; readOnly: boolean }
  | { op: 'script'; sql: string }
  | { op: 'flush' }
  | { op: 'listen'; channel: string }
  | { op: 'dump' }
  | { op: 'close' }
);
export type WorkerFailure = { message: string; code: string; detail: string | null; hint: string | null; constraint: string | null };
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failure'; id: number; failure: WorkerFailure }
  | { kind: 'notification'; channel: string; payload: string };

const port = parentPort!;
const settings = workerData as WorkerSettings;
const reply = (message: WorkerReply): void => port.postMessage(message);

const db = await PGlite.create({
  ...(settings.dataDir ? { dataDir: settings.dataDir } : {}),
  ...(settings.snapshot ? { loadDataDir: settings.snapshot } : {}),
  extensions: { btree_gist, citext, pg_trgm, pgcrypto, unaccent },
  parsers: { [types.INT8]: Number, [types.DATE]: (value: string) => value },
  postgresqlconf: ['shared_buffers=16MB'],
});

async function run({ sql, params }: Statement): Promise<Row[]> {
  const result = await db.query<Row>(sql, params as unknown[] | undefined);
  return result.rows;
}

/** PGlite never calls fsync. The write-ahead log is flushed from outside, one flush for all commits that wait, before a commit is acknowledged. */
let flushing: Promise<void> | null = null;
let queued: Promise<void> | null = null;
async function flushLog(): Promise<void> {
  if (!settings.dataDir) return;
  if (!flushing) return (flushing = syncNewestSegments(settings.dataDir).finally(() => (flushing = null)));
  queued ??= flushing.then(() => {
    queued = null;
    return flushLog();
  });
  return queued;
}

async function syncNewestSegments(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'pg_wal');
  const segments = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const dated = await Promise.all(segments.map(async (name) => ({ name, changed: (await stat(join(folder, name))).mtimeMs })));
  for (const { name } of dated.sort((a, b) => b.changed - a.changed).slice(0, 2)) {
    const file = await open(join(folder, name), 'r');
    try {
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}

async function answer(request: WorkerRequest): Promise<unknown> {
  switch (request.op) {
    case 'query':
      return run(request.statement);
    case 'pipeline': {
      await db.exec(request.readOnly ? 'begin read only' : 'begin');
      try {
        const rows: Row[][] = [];
        for (const statement of request.statements) rows.push(await run(statement));
        await db.exec('commit');
        return rows;
      } catch (error) {
        if (!isBroken(error)) await db.exec('rollback');
        throw error;
      }
    }
    case 'script':
      await db.exec(request.sql);
      return null;
    case 'flush':
      await flushLog();
      return null;
    case 'listen':
      await db.listen(request.channel, (payload) => reply({ kind: 'notification', channel: request.channel, payload }));
      return null;
    case 'dump':
      return db.dumpDataDir('none');
    case 'close':
      await db.close();
      return null;
  }
}

function describeFailure(error: unknown): WorkerFailure {
  const fields = error as { message?: string; code?: string; detail?: string; hint?: string; constraint?: string };
  return {
    message: fields.message ?? String(error),
    code: fields.code ?? 'XX000',
    detail: fields.detail ?? null,
    hint: fields.hint ?? null,
    constraint: fields.constraint ?? null,
  };
}

/** After a PANIC or a fault of the WebAssembly machine the engine answers nothing any more, or hangs: the thread ends, and is opened again. */
function isBroken(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return ['PANIC', 'FATAL'].includes((error as { severity?: string }).severity ?? '') || (error as Error).name === 'ExitStatus';
}

port.on('message', (request: WorkerRequest) => {
  answer(request).then(
    (value) => reply({ kind: 'result', id: request.id, value }),
    (error: unknown) => {
      if (isBroken(error)) throw error;
      reply({ kind: 'failure', id: request.id, failure: describeFailure(error) });
    },
  );
});
reply({ kind: 'ready' });
