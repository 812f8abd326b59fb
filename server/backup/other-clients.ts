import { asOwner, type Database } from '#platform/db/database.ts';
import { AS_REPLICA } from '#platform/db/dump.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { createReplicaFault } from '../start-fault.ts';

// What a restore asks of a PostgreSQL database before it empties it.

const scope = asOwner('a restore needs the database alone, and rights of its own');

/** Who else is connected to this database: a restore needs it alone. */
export const OTHER_CLIENTS = `select coalesce(nullif(application_name, ''), usename::text) as client
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`;

export const createClientsFault = (clients: readonly string[]): Error =>
  new Error(
    `Andere Verbindungen benutzen die Datenbank (${clients.join(', ')}). Beenden Sie zuerst alle ` +
      'Serverprozesse. / Other connections use the database. Stop all server processes first.',
  );

export async function listOtherClients(url: string): Promise<string[]> {
  return withDatabase(url, async (db) => {
    const [rows = []] = await db.pipeline(scope, [{ sql: OTHER_CLIENTS }]);
    return rows.map(({ client }) => String(client));
  });
}

/** Throws where the role of `url` could empty the database and not fill it again. */
export async function requireReplica(db: Database, url: string): Promise<void> {
  await db
    .transaction(scope, (tx) => tx.script(AS_REPLICA))
    .catch((cause: unknown) => {
      throw createReplicaFault(url, cause);
    });
}

/** The same, for who has no connection yet. */
export const requireWayBack = (url: string): Promise<void> =>
  withDatabase(url, (db) => requireReplica(db, url));

async function withDatabase<T>(url: string, ask: (db: Database) => Promise<T>): Promise<T> {
  const db = await openPostgres({ url, connections: 1 });
  return ask(db).finally(() => db.close());
}
