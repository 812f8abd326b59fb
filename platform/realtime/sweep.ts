import type { Log } from '../core/log.ts';
import { asOwner, type Database } from '../db/database.ts';

/**
 * Deletes what every process has long read: relayed messages after a minute,
 * changes after three, messages sent from SQL after three days.
 */
export async function sweepOldRows(db: Database, log: Log): Promise<void> {
  try {
    await db.pipeline(asOwner('old log rows belong to nobody'), [
      { sql: `delete from realtime.changes where commit_timestamp < now() - interval '3 minutes'` },
      {
        sql: `delete from realtime.relayed_messages where created_at < now() - interval '1 minute'`,
      },
      {
        sql: `delete from realtime.messages
         where inserted_at < timezone('utc', now()) - interval '3 days'`,
      },
    ]);
  } catch (err) {
    log.warn({ err }, 'old realtime rows not deleted');
  }
}
