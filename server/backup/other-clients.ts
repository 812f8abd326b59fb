import { asOwner, type Database } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';

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
  const db: Database = await openPostgres({ url, connections: 1 });
  const scope = asOwner('an upgrade needs the database alone for its way back');
  const [rows = []] = await db.pipeline(scope, [{ sql: OTHER_CLIENTS }]).finally(() => db.close());
  return rows.map(({ client }) => String(client));
}
