import postgres from 'postgres';
import type { Row, Statement } from './database.ts';
import { isFatal, lostConnection, toDatabaseError } from './postgres-errors.ts';

/**
 * What the driver was told and has learned (array types); it takes its own
 * parsed options back, though its published types do not say so.
 */
export type DriverOptions = postgres.Options<Record<string, postgres.PostgresType>> & {
  shared: object;
};

/**
 * One connection to PostgreSQL. Once lost it stays lost: the driver's own
 * reconnecting is never used.
 */
export interface Connection {
  readonly isLost: boolean;
  /** Calls back when the connection is gone, at once if it is already. */
  onLost(tell: () => void): void;
  /**
   * Sends all at once, then waits for one after the other, so that the first
   * failure is the one that explains the others. Throws DatabaseError; class 08
   * where the connection went away.
   */
  send(statements: readonly Statement[]): Promise<Row[][]>;
  /** Several statements without parameters. */
  script(sql: string): Promise<void>;
  /** Ends it now, whatever runs. */
  end(): void;
}

const CONNECT_MS = 10_000;

/**
 * Opens a connection of its own driver instance, reserved for good. Pool,
 * reconnecting and LISTEN of the driver are not used, because none of them
 * survives a connection that breaks under load (seen in 3.4.9): a write that
 * waits when the socket closes is never sent and blocks every later one, so
 * that the connection fails each attempt only after its 10 s; statements not
 * yet sent are never settled; of several queries that wait for the new
 * connection one is overwritten, with LISTEN a channel for ever. `silenceMs`:
 * no answer for so long means the connection is gone; null leaves that to TCP.
 */
export async function openConnection(
  options: DriverOptions,
  silenceMs: number | null,
  onNotify: (channel: string, payload: string) => void = () => {},
): Promise<Connection> {
  let isLost = false;
  const told: (() => void)[] = [];
  let lose: (error: Error) => void = () => {};
  const lost = new Promise<never>((_, reject) => (lose = reject));
  lost.catch(() => undefined);

  function markLost(cause: unknown): void {
    if (isLost) return;
    isLost = true;
    lose(lostConnection(cause));
    for (const tell of told) tell();
  }

  const driver = postgres({
    ...options,
    max: 1,
    shared: { ...options.shared, retries: 0 },
    onclose: () => markLost(new Error('connection closed')),
    onnotify: onNotify,
  } as DriverOptions);
  const end = (cause: unknown): void => {
    markLost(cause);
    void driver.end({ timeout: 0 }).catch(() => undefined);
  };
  const answer = <T>(work: Promise<T>): Promise<T> =>
    within(silenceMs, Promise.race([work, lost])).catch((error: unknown) => {
      if (error instanceof Silence || (error instanceof postgres.PostgresError && isFatal(error)))
        end(error);
      throw error instanceof postgres.PostgresError || !isLost
        ? toDatabaseError(error)
        : lostConnection(error);
    });

  // A query opens the connection: without asking for types, reserving an
  // unopened one would wait for ever (seen in 3.4.9).
  const opened = driver.unsafe('select 1').then(() => driver.reserve());
  const on = await within(CONNECT_MS, Promise.race([opened, lost])).catch((error: unknown) => {
    end(error);
    throw error instanceof Silence ? lostConnection(error) : toDatabaseError(error);
  });

  async function settle(queries: readonly PromiseLike<unknown>[]): Promise<Row[][]> {
    const rows: Row[][] = [];
    for (const query of queries) rows.push((await query) as Row[]);
    return rows;
  }

  return {
    get isLost() {
      return isLost;
    },
    onLost(tell) {
      if (isLost) tell();
      else told.push(tell);
    },
    async send(statements) {
      // The driver would write to a socket that is no longer there.
      if (isLost) throw lostConnection(null);
      const queries = statements.map(({ sql, params }) =>
        on.unsafe(sql, (params ?? []) as never[], { prepare: true }),
      );
      for (const query of queries) query.catch(() => undefined);
      return answer(settle(queries));
    },
    async script(sql) {
      if (isLost) throw lostConnection(null);
      await answer(settle([on.unsafe(sql).simple()]));
    },
    end: () => end(new Error('ended')),
  };
}

class Silence extends Error {}

async function within<T>(milliseconds: number | null, work: Promise<T>): Promise<T> {
  if (milliseconds === null) return work;
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence('no answer from the database')), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
