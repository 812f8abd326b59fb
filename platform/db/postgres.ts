import { DatabaseError, type Database, type Row, type Scope, type Statement } from './database.ts';
import { openDriver } from './postgres-address.ts';
import { openConnection, type Connection, type DriverOptions } from './postgres-connection.ts';
import { toDatabaseError } from './postgres-errors.ts';
import { createCallerOpener } from './postgres-callers.ts';
import { createListener } from './postgres-listener.ts';
import { createPool } from './postgres-pool.ts';
import { buildCallerStatement, buildScopeStatement, isReadOnly } from './scope-statement.ts';

export type PostgresOptions = {
  url: string;
  connections?: number;
  /** null: a statement may take as long as it takes, as migrations and restores do. */
  statementTimeoutMs?: number | null;
  /**
   * Who callers log in as: `authenticator` (default), another address of the
   * same database, or `owner` where the address is such a login itself.
   */
  callers?: 'authenticator' | 'owner' | { url: string };
};

const STATEMENT_TIMEOUT_MS = 30_000;
/** How long after the statement timeout an answer may still come. */
const SILENCE_MS = 5_000;

/**
 * Asks once for the array types, so that later connections need not: where one
 * breaks meanwhile, the driver lets nobody catch the failure.
 */
async function learnTypes(url: string, statementTimeoutMs: number | null): Promise<DriverOptions> {
  const driver = openDriver(url, {
    max: 1,
    connect_timeout: 10,
    onnotice: () => {},
    // Compiling pays for long reports only; it made the schema query of the
    // database interface take seconds instead of 50 ms.
    connection: { statement_timeout: statementTimeoutMs ?? 0, jit: 'off' },
    types: {
      int8: { to: 20, from: [20], parse: Number, serialize: String },
      // Calendar dates stay text: a Date would shift them by the time zone.
      day: {
        to: 1082,
        from: [1082],
        parse: (value: string) => value,
        serialize: (value: string) => value,
      },
    },
  });
  try {
    await driver.unsafe('select 1');
    return { ...(driver.options as unknown as DriverOptions), fetch_types: false };
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await driver.end({ timeout: 1 });
  }
}

/** PostgreSQL 15 or later behind the database seam. */
export async function openPostgres({
  url,
  connections = 10,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
  callers = 'authenticator',
}: PostgresOptions): Promise<Database> {
  const options = await learnTypes(url, statementTimeoutMs);
  const silenceMs = statementTimeoutMs === null ? null : statementTimeoutMs + SILENCE_MS;
  const waitMs = statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const open = (as: DriverOptions) => openConnection(as, silenceMs);
  const ownPool = createPool(() => open(options), connections, waitMs);
  const callerPool =
    callers === 'owner' ? ownPool : createPool(await openCallers(), connections, waitMs);
  const listener = createListener((onNotify) => openConnection(options, silenceMs, onNotify));

  async function openCallers(): Promise<() => Promise<Connection>> {
    if (typeof callers === 'string') return createCallerOpener(options, open);
    const given = await learnTypes(callers.url, statementTimeoutMs);
    return () => open(given);
  }

  async function onConnection<T>(scope: Scope, work: (on: Connection) => Promise<T>): Promise<T> {
    const pool = scope.kind === 'caller' ? callerPool : ownPool;
    const on = await pool.acquire();
    try {
      return await work(on);
    } catch (error) {
      if (!on.isLost) await on.send([{ sql: 'rollback' }]).catch(() => on.end());
      throw error;
    } finally {
      pool.release(on);
    }
  }

  const beginning = (scope: Scope): Statement[] => {
    const opening = buildScopeStatement(scope);
    return [
      { sql: isReadOnly(scope) ? 'begin read only' : 'begin' },
      ...(opening ? [opening] : []),
    ];
  };

  return {
    kind: 'postgres',
    transaction: (scope, run) =>
      onConnection(scope, async (on) => {
        await on.send(beginning(scope));
        const value = await run({
          query: async <T extends Row>(sql: string, params?: readonly unknown[]) =>
            (await on.send([{ sql, ...(params ? { params } : {}) }]))[0] as T[],
          script: (sql) => on.script(sql),
          become: async (caller) => void (await on.send([buildCallerStatement(caller)])),
        });
        const [committed] = await on.send([{ sql: 'commit' }]);
        // A statement failed and the caller went on: Postgres then answers a
        // commit with a rollback.
        if ((committed as { command?: string } | undefined)?.command === 'ROLLBACK')
          throw new DatabaseError({ message: 'current transaction is aborted', code: '25P02' });
        return value;
      }),
    pipeline: (scope, statements) =>
      onConnection(scope, async (on) => {
        const begin = beginning(scope);
        const work = [...statements, { sql: 'commit' }];
        // Reads go out in one round trip: should `begin` fail, their rows are
        // thrown away. A change is only sent once the scope is known to hold.
        const rows = isReadOnly(scope)
          ? (await on.send([...begin, ...work])).slice(begin.length)
          : (await on.send(begin), await on.send(work));
        return rows.slice(0, -1);
      }),
    listen: (channel, onPayload, onResumed = () => {}) =>
      listener.listen(channel, { onPayload, onResumed }),
    close: async () => {
      await Promise.all([ownPool.close(), callerPool.close(), listener.close()]);
    },
  };
}
