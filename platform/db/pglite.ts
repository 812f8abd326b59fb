import { Worker } from 'node:worker_threads';
import { mkdir } from 'node:fs/promises';
import { DatabaseError, type Database, type Row, type Scope, type Statement, type Transaction } from './database.ts';
import { buildScopeStatement, isReadOnly } from './scope-statement.ts';
import type { WorkerFailure, WorkerReply, WorkerRequest, WorkerSettings } from './pglite-worker.ts';

type RequestBody = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, 'id'> : never) : never;
type Pending = { resolve: (value: never) => void; reject: (error: Error) => void };

export type PgliteOptions = {
  /** Folder of the data files; null keeps everything in memory. */
  dataDir: string | null;
  /** Data directory dump to start from (tests). */
  snapshot?: Blob | null;
  /** A statement that runs longer ends the thread; PGlite has no statement_timeout. Default 30 s. */
  statementTimeoutMs?: number;
};

export type PgliteDatabase = Database & { dump(): Promise<Blob> };

/** With Node's default of 4 the thread runs out of stack before Postgres notices that an expression is too deep. */
const WORKER_STACK_MB = 64;

/** PGlite in a worker thread behind the database seam. One connection: transactions run one after another. */
export async function openPglite({ dataDir, snapshot = null, statementTimeoutMs = 30_000 }: PgliteOptions): Promise<PgliteDatabase> {
  if (dataDir) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let closed = false;
  let worker = await startWorker({ dataDir, snapshot });

  async function startWorker(settings: WorkerSettings): Promise<Worker> {
    const started = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: settings,
      resourceLimits: { stackSizeMb: WORKER_STACK_MB },
    });
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('error', reject);
    });
    started.on('message', receive);
    started.on('error', (error) => failAll({ message: error.message, code: '57P01', detail: null, hint: null, constraint: null }));
    return started;
  }

  function receive(message: WorkerReply): void {
    if (message.kind === 'notification') {
      for (const listener of listeners.get(message.channel) ?? []) listener(message.payload);
      return;
    }
    if (message.kind === 'ready') return;
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'result') waiting?.resolve(message.value as never);
    else waiting?.reject(new DatabaseError(message.failure));
  }

  function failAll(failure: WorkerFailure): void {
    for (const { reject } of pending.values()) reject(new DatabaseError(failure));
    pending.clear();
  }

  function send<T>(body: RequestBody): Promise<T> {
    if (closed) return Promise.reject(new DatabaseError({ message: 'database is closed', code: '57P01' }));
    const id = nextId++;
    return new Promise<T>((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker.postMessage({ id, ...body });
    });
  }

  async function restart(): Promise<void> {
    await worker.terminate();
    failAll({ message: 'canceling statement due to statement timeout', code: '57014', detail: null, hint: null, constraint: null });
    worker = await startWorker({ dataDir, snapshot });
    for (const channel of listeners.keys()) await send({ op: 'listen', channel });
  }

  async function timed<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let restarting: Promise<void> | undefined;
    timer = setTimeout(() => (restarting = restart()), statementTimeoutMs);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      await restarting;
    }
  }

  /** The one connection is handed from transaction to transaction. */
  let tail: Promise<unknown> = Promise.resolve();
  function exclusive<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(work, work);
    tail = turn.catch(() => undefined);
    return turn;
  }

  const connection: Transaction = {
    query: <T extends Row>(sql: string, params?: readonly unknown[]) =>
      timed(send<T[]>({ op: 'query', statement: { sql, ...(params ? { params } : {}) } })),
    script: (sql) => send<void>({ op: 'script', sql }),
  };

  return {
    kind: 'pglite',
    async transaction(scope, run) {
      const result = await exclusive(async () => {
        const opening = buildScopeStatement(scope);
        await connection.script(isReadOnly(scope) ? 'begin read only' : 'begin');
        try {
          if (opening) await connection.query(opening.sql, opening.params);
          const value = await run(connection);
          await connection.script('commit');
          return value;
        } catch (error) {
          await connection.script('rollback').catch(() => undefined);
          throw error;
        }
      });
      if (!isReadOnly(scope)) await send({ op: 'flush' });
      return result;
    },
    async pipeline(scope: Scope, statements: readonly Statement[]) {
      const opening = buildScopeStatement(scope);
      const readOnly = isReadOnly(scope);
      const all = opening ? [opening, ...statements] : [...statements];
      const rows = await exclusive(() => timed(send<Row[][]>({ op: 'pipeline', statements: all, readOnly })));
      if (!readOnly) await send({ op: 'flush' });
      return opening ? rows.slice(1) : rows;
    },
    async listen(channel, onPayload) {
      const known = listeners.get(channel);
      if (known) known.add(onPayload);
      else {
        listeners.set(channel, new Set([onPayload]));
        await exclusive(() => send({ op: 'listen', channel }));
      }
      return async () => {
        listeners.get(channel)?.delete(onPayload);
      };
    },
    dump: () => exclusive(() => send<Blob>({ op: 'dump' })),
    async close() {
      if (closed) return;
      await exclusive(() => send({ op: 'close' }));
      closed = true;
      await worker.terminate();
    },
  };
}
