import postgres from 'postgres';
import { DatabaseError, type Database, type Row, type Scope, type Statement } from './database.ts';
import { buildScopeStatement, isReadOnly } from './scope-statement.ts';

export type PostgresOptions = { url: string; connections?: number; statementTimeoutMs?: number };

type Sql = postgres.Sql<Record<string, never>>;
/** How long after the statement timeout an answer may still come. */
const SILENCE_MS = 5_000;

type Connection = postgres.ReservedSql<Record<string, never>>;

function toDatabaseError(error: unknown): Error {
  if (error instanceof postgres.PostgresError) {
    return new DatabaseError({
      message: error.message,
      code: error.code,
      detail: error.detail ?? null,
      hint: error.hint ?? null,
      constraint: error.constraint_name ?? null,
      cause: error,
    });
  }
  const code = (error as { code?: unknown }).code;
  // Driver faults (ECONNREFUSED, CONNECTION_CLOSED, …) are reported as SQLSTATE class 08: connection exception.
  if (typeof code === 'string' && /^(E[A-Z]+|CONN\w+)$/.test(code))
    return new DatabaseError({ message: 'database connection failed', code: '08006', cause: error });
  return error as Error;
}

/** Whether the connection itself is gone: the driver would write to a closed socket. */
function isLost(error: unknown): boolean {
  if (error instanceof DatabaseError) return isLost(error.cause);
  if (error instanceof postgres.PostgresError) return ['FATAL', 'PANIC'].includes(error.severity);
  return /^(E[A-Z]+|CONN\w+)$/.test(String((error as { code?: unknown } | null | undefined)?.code));
}

/**
 * Sends all at once, then waits for one after the other, so that the first failure is the one that explains the others.
 * Those behind it are not waited for: when the connection is lost, the driver never settles what it had not sent.
 */
async function send(on: Connection, statements: readonly Statement[]): Promise<Row[][]> {
  const queries = statements.map(({ sql, params }) => on.unsafe(sql, (params ?? []) as never[], { prepare: true }));
  for (const query of queries) query.catch(() => undefined);
  const rows: Row[][] = [];
  for (const query of queries) rows.push((await query) as unknown as Row[]);
  return rows;
}

/** What the driver never answers (seen after a lost connection) ends as a lost connection. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('no answer from the database'), { code: 'CONNECTION_SILENT' })), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the driver has learned of array types; part of its options, though not of their published type. */
type ArrayTypes = { parsers: object; serializers: object; shared: object; fetch_types: boolean };

/** PostgreSQL 15 or later behind the database seam. */
export async function openPostgres({ url, connections = 10, statementTimeoutMs = 30_000 }: PostgresOptions): Promise<Database> {
  const createPool = (max: number): Sql =>
    postgres(url, {
      max,
      connect_timeout: 10,
      onnotice: () => {},
      // Compiling pays for long reports only; it made the schema query of the database interface take seconds instead of 50 ms.
      connection: { statement_timeout: statementTimeoutMs, jit: 'off' },
      types: {
        int8: { to: 20, from: [20], parse: Number, serialize: String },
        // Calendar dates stay text: a Date would shift them by the time zone.
        day: { to: 1082, from: [1082], parse: (value: string) => value, serialize: (value: string) => value },
      },
    }) as unknown as Sql;
  let pool = createPool(connections);
  // Apart from the pool, because the pool may be replaced; the driver renews a lost LISTEN by itself.
  const listener = createPool(1);

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toDatabaseError(error);
    }
  };

  // The driver asks for the array types at each new connection, and where that one breaks meanwhile, nobody catches the failure: the process would
  // end. So they are asked for once, and later pools take them along.
  await guarded(async () => void (await pool.unsafe('select 1')));
  const known = pool.options as unknown as ArrayTypes;
  known.fetch_types = false;

  /** After a lost connection the driver may keep others that never answer: a new pool takes over, the old one gets time to finish. */
  function replacePool(lost: Sql): void {
    if (lost !== pool) return;
    pool = createPool(connections);
    const { parsers, serializers, shared } = known;
    Object.assign(pool.options, { parsers, serializers, shared: { ...shared, retries: 0 }, fetch_types: false });
    void lost.end({ timeout: 5 }).catch(() => undefined);
  }

  const onConnection = <T>(work: (on: Connection) => Promise<T>): Promise<T> =>
    guarded(async () => {
      const from = pool;
      try {
        const on = await within(statementTimeoutMs, from.reserve());
        try {
          const value = await work(on);
          on.release();
          return value;
        } catch (error) {
          if (!isLost(error)) await send(on, [{ sql: 'rollback' }]).then(() => on.release());
          throw error;
        }
      } catch (error) {
        if (isLost(error)) replacePool(from);
        throw error;
      }
    });

  const beginning = (scope: Scope): Statement[] => {
    const opening = buildScopeStatement(scope);
    return [{ sql: isReadOnly(scope) ? 'begin read only' : 'begin' }, ...(opening ? [opening] : [])];
  };

  return {
    kind: 'postgres',
    transaction: (scope, run) =>
      onConnection(async (on) => {
        await send(on, beginning(scope));
        const value = await run({
          query: <T extends Row>(sql: string, params?: readonly unknown[]) =>
            guarded(async () => (await send(on, [{ sql, ...(params ? { params } : {}) }]))[0] as T[]),
          script: (text) => guarded(async () => void (await on.unsafe(text).simple())),
        });
        const [committed] = await send(on, [{ sql: 'commit' }]);
        // A statement failed and the caller went on: Postgres then answers a commit with a rollback.
        if ((committed as { command?: string } | undefined)?.command === 'ROLLBACK')
          throw new DatabaseError({ message: 'current transaction is aborted', code: '25P02' });
        return value;
      }),
    pipeline: (scope, statements) =>
      onConnection((on) => {
        const begin = beginning(scope);
        const work = [...statements, { sql: 'commit' }];
        // Reads go out in one round trip: should `begin` fail, their rows are thrown away. A change is only sent once the scope is known to hold.
        const rows = isReadOnly(scope)
          ? send(on, [...begin, ...work]).then((all) => all.slice(begin.length))
          : send(on, begin).then(() => send(on, work));
        return within(statementTimeoutMs + SILENCE_MS, rows).then((all) => all.slice(0, -1));
      }),
    async listen(channel, onPayload) {
      const listening = await listener.listen(channel, onPayload);
      return () => listening.unlisten();
    },
    close: async () => {
      await Promise.all([pool.end({ timeout: 5 }), listener.end({ timeout: 5 })]);
    },
  };
}
