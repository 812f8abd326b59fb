// The thread that holds PGlite, so that a heavy query never blocks the event
// loop that serves pages.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { moddatetime } from '@electric-sql/pglite/contrib/moddatetime';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import type { Row, Statement } from './database.ts';
import { createConfinement } from './engine-confinement.ts';
import { createSyncing } from './engine-syncing.ts';

export type WorkerSettings = {
  dataDir: string | null;
  snapshot: Blob | null;
  engine: WebAssembly.Module;
};
/** `scope` makes a caller of the transaction; null leaves it to the owner. */
type Beginning = { scope: Statement | null; readOnly: boolean };
export type WorkerRequest = { id: number } & (
  | { op: 'query'; statement: Statement }
  | ({ op: 'pipeline'; statements: Statement[] } & Beginning)
  | ({ op: 'begin' } & Beginning)
  | { op: 'become'; scope: Statement }
  | { op: 'end'; how: 'commit' | 'rollback' }
  | { op: 'script'; sql: string }
  | { op: 'checkpoint' }
  | { op: 'listen'; channel: string }
  | { op: 'dump' }
  | { op: 'close' }
);
export type WorkerFailure = {
  message: string;
  code: string;
  detail: string | null;
  hint: string | null;
  constraint: string | null;
};
export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; value: unknown }
  | { kind: 'failure'; id: number; failure: WorkerFailure }
  | { kind: 'notification'; channel: string; payload: string };

const port = parentPort!;
const settings = workerData as WorkerSettings;
const reply = (message: WorkerReply): void => port.postMessage(message);

const db = await PGlite.create({
  pgliteWasmModule: settings.engine,
  ...(settings.dataDir ? { dataDir: settings.dataDir } : {}),
  ...(settings.snapshot ? { loadDataDir: settings.snapshot } : {}),
  extensions: { btree_gist, citext, moddatetime, pg_trgm, pgcrypto, unaccent, uuid_ossp },
  parsers: { [types.INT8]: Number, [types.DATE]: (value: string) => value },
  // Without the -F of PGlite, which is fsync=off: `syncing` decides.
  startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
  postgresqlconf: ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'],
});

const confinement = createConfinement(db.Module);
const syncing = createSyncing(db.Module);

async function begin({ scope, readOnly }: Beginning): Promise<void> {
  await db.exec(readOnly ? 'begin read only' : 'begin');
  if (scope) await become(scope);
}

async function become(scope: Statement): Promise<void> {
  confinement.leave();
  await run(scope);
  confinement.enter();
}

/** What runs at the commit (deferred triggers) is confined like the rest. */
async function end(how: 'commit' | 'rollback'): Promise<void> {
  try {
    await db.exec(how);
  } finally {
    confinement.leave();
  }
}

async function run({ sql, params }: Statement): Promise<Row[]> {
  const result = await db.query<Row>(sql, params as unknown[] | undefined);
  return result.rows;
}

async function answer(request: WorkerRequest): Promise<unknown> {
  switch (request.op) {
    case 'query':
      return run(request.statement);
    case 'pipeline': {
      try {
        await begin(request);
        const rows: Row[][] = [];
        for (const statement of request.statements) rows.push(await run(statement));
        await end('commit');
        return rows;
      } catch (error) {
        if (!isBroken(error)) await end('rollback');
        throw error;
      }
    }
    case 'begin':
      await begin(request);
      return null;
    case 'become':
      await become(request.scope);
      return null;
    case 'end':
      await end(request.how);
      return null;
    case 'script':
      await db.exec(request.sql);
      return null;
    case 'checkpoint':
      await syncing(() => db.exec('checkpoint'));
      return null;
    case 'listen':
      await db.listen(request.channel, (payload) =>
        reply({ kind: 'notification', channel: request.channel, payload }),
      );
      return null;
    case 'dump':
      return db.dumpDataDir('none');
    case 'close':
      await db.close();
      return null;
  }
}

function describeFailure(error: unknown): WorkerFailure {
  const fields = error as {
    message?: string;
    code?: string;
    detail?: string;
    hint?: string;
    constraint?: string;
  };
  return {
    message: fields.message ?? String(error),
    code: fields.code ?? 'XX000',
    detail: fields.detail ?? null,
    hint: fields.hint ?? null,
    constraint: fields.constraint ?? null,
  };
}

/**
 * After a PANIC or a fault of the WebAssembly machine the engine answers
 * nothing any more, or hangs: the thread ends, and is opened again.
 */
function isBroken(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return (
    ['PANIC', 'FATAL'].includes((error as { severity?: string }).severity ?? '') ||
    (error as Error).name === 'ExitStatus'
  );
}

/** One after another: requests are sent without waiting for the answer to the one before. */
let turn: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest) => {
  turn = turn.then(async () => {
    try {
      reply({ kind: 'result', id: request.id, value: await answer(request) });
    } catch (error) {
      if (isBroken(error)) throw error;
      reply({ kind: 'failure', id: request.id, failure: describeFailure(error) });
    }
  });
});
reply({ kind: 'ready' });
