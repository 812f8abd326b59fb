import { DatabaseError } from './database.ts';
import type { Connection } from './postgres-connection.ts';

type Waiting = {
  resolve: (connection: Connection) => void;
  reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
};

/**
 * Connections to lend. Lost ones are thrown away, never repaired; as long as
 * the server is away, each request learns so by its own attempt.
 */
export type Pool = {
  acquire: () => Promise<Connection>;
  release: (connection: Connection) => void;
  /** Waits a little for what is lent. */
  close: () => Promise<void>;
};

const CLOSE_MS = 5_000;

export function createPool(open: () => Promise<Connection>, size: number, waitMs: number): Pool {
  const idle: Connection[] = [];
  const lent = new Set<Connection>();
  const waiting: Waiting[] = [];
  let opening = 0;
  let closed = false;
  let whenEmpty: () => void = () => {};

  const isClosed = (): DatabaseError =>
    new DatabaseError({ message: 'database is closed', code: '57P01' });

  async function openNew(): Promise<Connection> {
    opening += 1;
    try {
      const connection = await open();
      if (closed) {
        connection.end();
        throw isClosed();
      }
      connection.onLost(() => {
        const place = idle.indexOf(connection);
        if (place >= 0) idle.splice(place, 1);
      });
      lent.add(connection);
      return connection;
    } finally {
      opening -= 1;
    }
  }

  function takeNext(): Waiting | undefined {
    const next = waiting.shift();
    clearTimeout(next?.timer);
    return next;
  }

  function lend(connection: Connection): Connection {
    lent.add(connection);
    return connection;
  }

  /**
   * Somebody's place has become free: who waits longest gets a new connection,
   * or the reason why there is none.
   */
  function serveNext(): void {
    const next = idle.length + lent.size + opening < size ? takeNext() : undefined;
    if (!next) return;
    openNew().then(next.resolve, (error: unknown) => {
      next.reject(error);
      serveNext();
    });
  }

  return {
    async acquire() {
      if (closed) throw isClosed();
      const ready = idle.pop();
      if (ready) return lend(ready);
      if (lent.size + opening < size)
        return openNew().catch((error: unknown) => {
          serveNext();
          throw error;
        });
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(entry), 1);
          reject(
            new DatabaseError({ message: 'no database connection became free', code: '08006' }),
          );
        }, waitMs);
        const entry: Waiting = { resolve, reject, timer };
        waiting.push(entry);
      });
    },
    release(connection) {
      lent.delete(connection);
      if (closed) connection.end();
      else if (connection.isLost) serveNext();
      else {
        const next = takeNext();
        if (next) next.resolve(lend(connection));
        else idle.push(connection);
      }
      if (closed && lent.size === 0) whenEmpty();
    },
    async close() {
      closed = true;
      for (const connection of idle.splice(0)) connection.end();
      for (let next = takeNext(); next; next = takeNext()) next.reject(isClosed());
      if (lent.size > 0) {
        const timer = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
        await Promise.race([new Promise<void>((resolve) => (whenEmpty = resolve)), timer]);
      }
      for (const connection of lent) connection.end();
    },
  };
}
