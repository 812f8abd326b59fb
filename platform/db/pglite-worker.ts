// The thread that holds PGlite, so that a heavy query never blocks the event
// loop that serves pages.
import { parentPort, workerData } from 'node:worker_threads';
import type { Row, Statement } from './database.ts';
import { createConfinement } from './engine-confinement.ts';
import { openEngine, type EngineSettings } from './engine.ts';

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
const reply = (message: WorkerReply): void => port.postMessage(message);

const { db, checkpoint, close } = await openEngine(workerData as EngineSettings);
const confinement = createConfinement(db.Module);

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
      await checkpoint();
      return null;
    case 'listen':
      await db.listen(request.channel, (payload) =>
        reply({ kind: 'notification', channel: request.channel, payload }),
      );
      return null;
    case 'dump':
      return db.dumpDataDir('none');
    case 'close':
      await close();
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
