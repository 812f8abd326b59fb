import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import {
  DatabaseError,
  type Database,
  type Row,
  type Scope,
  type Statement,
  type Transaction,
} from './database.ts';
import type { EngineSettings } from './engine.ts';
import type { WorkerReply, WorkerRequest } from './pglite-worker.ts';
import {
  buildCallerStatement,
  buildScopeStatement,
  isReadOnly,
  timeLimitOf,
} from './scope-statement.ts';
import { createIdleLimit } from './idle-limit.ts';
import { openWriteAheadLog } from './write-ahead-log.ts';

type RequestBody = WorkerRequest extends infer R
  ? R extends WorkerRequest
    ? Omit<R, 'id'>
    : never
  : never;
type Pending = {
  /** How long the thread may work on it; null for what is no statement. */
  limitMs: number | null;
  resolve: (value: never) => void;
  reject: (error: Error) => void;
};
type Listening = { onPayload: (payload: string) => void; onResumed: () => void };

export type PgliteOptions = {
  /** Folder of the data files; null keeps everything in memory. */
  dataDir: string | null;
  /** Data directory dump to start from (tests). */
  snapshot?: Blob | null;
  /**
   * A statement that runs longer ends the thread; PGlite has no
   * statement_timeout. Default 30 s.
   */
  statementTimeoutMs?: number;
  /**
   * A transaction whose caller asks nothing for so long is rolled back: nobody
   * else is answered meanwhile. Default 60 s.
   */
  idleTimeoutMs?: number;
  /** Told when the thread ended by itself, and of each attempt to open it again that failed. */
  onFault?: (error: Error) => void;
};

export type PgliteDatabase = Database & {
  dump(): Promise<Blob>;
  /** Brings all rows into their files, durably: the log before it is not replayed any more. */
  checkpoint(): Promise<void>;
  /** Frees the room of a table's dead rows and counts it for the planner. */
  vacuum(table: string): Promise<void>;
};

/**
 * With Node's default of 4 the thread runs out of stack before Postgres notices
 * that an expression is too deep.
 */
const WORKER_STACK_MB = 64;
/** By so much a timer comes late only where the whole process was held up. */
const STOOD_STILL_MS = 500;
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;

// V8 13.6 ends the process now and then when it gives back code of WebAssembly that was replaced by
// faster code (`Check failed: jit_page_->allocations_.erase(addr) == 1`, nodejs/node issue 64500).
// Without this collection such code, a few MB, stays until its module goes.
setFlagsFromString('--no-wasm-code-gc');

const packageFile = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const engineFile = join(dirname(packageFile), 'pglite.wasm');
let engine: Promise<WebAssembly.Module> | undefined;
/**
 * Compiled once a process: threads share the machine code, and one that is
 * opened again finds it.
 */
const loadEngine = (): Promise<WebAssembly.Module> =>
  (engine ??= readFile(engineFile).then((bytes) => WebAssembly.compile(bytes)));

/**
 * SQLSTATE class 08, as when a PostgreSQL server goes away. Whether a commit
 * that was under way holds is not known.
 */
const connectionFailed = (cause?: unknown): DatabaseError =>
  new DatabaseError({ message: 'database connection failed', code: '08006', cause });
const timedOut = (): DatabaseError =>
  new DatabaseError({ message: 'canceling statement due to statement timeout', code: '57014' });

/**
 * PGlite in a worker thread behind the database seam. One connection:
 * transactions run one after another, in the order of asking. When the thread
 * ends (statement timeout, out of memory, PANIC), what it was asked fails at
 * once and it is opened again on the same files, until that succeeds. To the
 * files that is the same as a process that was killed: PostgreSQL recovers from
 * its log. In memory nothing is left to come back to; then every later call
 * fails.
 */
export async function openPglite({
  dataDir,
  snapshot = null,
  statementTimeoutMs = 30_000,
  idleTimeoutMs = 60_000,
  onFault = () => {},
}: PgliteOptions): Promise<PgliteDatabase> {
  if (dataDir) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const listeners = new Map<string, Set<Listening>>();
  const log = dataDir ? openWriteAheadLog(dataDir) : null;
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let closed = false;
  let worker: Worker | null = await startWorker({ dataDir, snapshot });
  /**
   * The attempt to open a thread again that is under way; transactions wait for
   * it, but not for the next.
   */
  let opening: Promise<unknown> = Promise.resolve();

  async function startWorker(settings: Omit<EngineSettings, 'engine'>): Promise<Worker> {
    const started = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { ...settings, engine: await loadEngine() } satisfies EngineSettings,
      resourceLimits: { stackSizeMb: WORKER_STACK_MB },
    });
    let fault: Error | null = null;
    started.on('error', (error) => (fault = error));
    await new Promise<void>((resolve, reject) => {
      started.once('message', () => resolve());
      started.once('exit', () =>
        reject(fault ?? new Error('the database thread ended while opening')),
      );
    });
    started.on('message', receive);
    started.on('exit', () => {
      if (worker !== started) return;
      worker = null;
      failPending(connectionFailed(fault));
      if (closed) return;
      onFault(new Error('the database thread ended', { cause: fault }));
      if (dataDir) void recover();
    });
    return started;
  }

  async function recover(): Promise<void> {
    for (let delay = FIRST_DELAY_MS; !closed; delay = Math.min(2 * delay, LONGEST_DELAY_MS)) {
      try {
        const attempt = startWorker({ dataDir, snapshot: null });
        opening = attempt.then(
          (started) => (worker = started),
          () => undefined,
        );
        await attempt;
        for (const channel of listeners.keys()) await send({ op: 'listen', channel });
        break;
      } catch (error) {
        onFault(new Error('the database could not be opened again', { cause: error }));
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    }
    if (closed) return void worker?.terminate();
    for (const all of listeners.values()) for (const { onResumed } of all) onResumed();
  }

  function receive(message: WorkerReply): void {
    if (message.kind === 'notification') {
      for (const { onPayload } of listeners.get(message.channel) ?? []) onPayload(message.payload);
      return;
    }
    if (message.kind === 'ready') return;
    const waiting = pending.get(message.id);
    pending.delete(message.id);
    watchOldest();
    if (message.kind === 'result') waiting?.resolve(message.value as never);
    else waiting?.reject(new DatabaseError(message.failure));
  }

  function failPending(error: DatabaseError): void {
    const all = [...pending.values()];
    pending.clear();
    watchOldest();
    for (const request of all) request.reject(request === late ? timedOut() : error);
  }

  function send<T>(
    body: RequestBody,
    to: Worker | null = worker,
    limitMs: number | null = null,
  ): Promise<T> {
    if (closed)
      return Promise.reject(new DatabaseError({ message: 'database is closed', code: '57P01' }));
    // A transaction that began on an earlier thread ended with it: nothing of
    // it may run on the next one.
    if (!to || to !== worker) return Promise.reject(connectionFailed());
    const id = nextId++;
    return new Promise<T>((resolve, reject) => {
      pending.set(id, { limitMs, resolve, reject });
      if (pending.size === 1) watchOldest();
      to.postMessage({ id, ...body });
    });
  }

  /**
   * The thread works on the oldest request. One that takes too long ends with
   * its thread, whose end does the rest.
   */
  let watch: NodeJS.Timeout | undefined;
  let late: Pending | undefined;
  let ending: Promise<unknown> | undefined;
  function watchOldest(isAgain = false): void {
    clearTimeout(watch);
    const [oldest] = pending.values();
    if (!oldest || oldest.limitMs === null) return;
    const due = performance.now() + oldest.limitMs;
    watch = setTimeout(() => {
      // A process that stood still had the thread stand still as well: once more.
      if (!isAgain && performance.now() - due > STOOD_STILL_MS) return watchOldest(true);
      late = oldest;
      ending = worker?.terminate();
    }, oldest.limitMs);
  }

  async function ready(): Promise<Worker | null> {
    await ending;
    if (!worker) await opening;
    return worker;
  }
  /** The newest transaction that its caller steps through; it has the connection for itself. */
  let stepping: Promise<unknown> = Promise.resolve();
  /**
   * Sends one message without waiting for the answer to the one before: the
   * thread works in the order of sending.
   */
  const inTurn = <T>(work: (on: Worker | null) => Promise<T>): Promise<T> =>
    stepping.then(ready).then(work);
  function exclusive<T>(work: (on: Worker | null) => Promise<T>): Promise<T> {
    const turn = inTurn(work);
    stepping = turn.catch(() => undefined);
    return turn;
  }

  const beginning = (scope: Scope) => ({
    scope: buildScopeStatement(scope),
    readOnly: isReadOnly(scope),
  });
  const limitOf = (scope: Scope): number => Math.min(statementTimeoutMs, timeLimitOf(scope));

  return {
    kind: 'pglite',
    async transaction(scope, run) {
      const result = await exclusive(async (on) => {
        const idle = createIdleLimit(idleTimeoutMs);
        const step = <T>(body: RequestBody, limitMs: number | null = null): Promise<T> =>
          idle.pauseFor(() => send<T>(body, on, limitMs));
        const connection: Transaction = {
          query: <T extends Row>(sql: string, params?: readonly unknown[]) =>
            step<T[]>(
              { op: 'query', statement: { sql, ...(params ? { params } : {}) } },
              limitOf(scope),
            ),
          script: (sql) => step<void>({ op: 'script', sql }),
          become: (caller) => step<void>({ op: 'become', scope: buildCallerStatement(caller) }),
        };
        try {
          await step({ op: 'begin', ...beginning(scope) });
          const value = await Promise.race([run(connection), idle.exceeded]);
          await step({ op: 'end', how: 'commit' });
          return value;
        } catch (error) {
          await send({ op: 'end', how: 'rollback' }, on).catch(() => undefined);
          throw error;
        } finally {
          idle.end();
        }
      });
      if (!isReadOnly(scope)) await log?.flush();
      return result;
    },
    async pipeline(scope: Scope, statements: readonly Statement[]) {
      const rows = await inTurn((on) =>
        send<Row[][]>(
          { op: 'pipeline', statements: [...statements], ...beginning(scope) },
          on,
          limitOf(scope),
        ),
      );
      if (!isReadOnly(scope)) await log?.flush();
      return rows;
    },
    async listen(channel, onPayload, onResumed = () => {}) {
      const listening = { onPayload, onResumed };
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listening));
      // A second LISTEN changes nothing.
      await inTurn((on) => send({ op: 'listen', channel }, on)).catch((error: unknown) => {
        known.delete(listening);
        throw error;
      });
      return async () => void known.delete(listening);
    },
    checkpoint: () => exclusive((on) => send<void>({ op: 'checkpoint' }, on)),
    vacuum: (table) =>
      exclusive((on) => send<void>({ op: 'script', sql: `vacuum (analyze) ${table}` }, on)),
    dump: () => inTurn((on) => send<Blob>({ op: 'dump' }, on)),
    async close() {
      if (closed) return;
      await exclusive((on) => send({ op: 'close' }, on).finally(() => (closed = true))).catch(
        () => undefined,
      );
      await worker?.terminate();
      await log?.close();
    },
  };
}
