import { asOwner } from './database.ts';
import type { PgliteDatabase } from './pglite.ts';

const CHECKPOINT_BYTES = 64 * 1024 * 1024;
const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

const LOG_BYTES = `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes
  from pg_control_checkpoint()`;
const TABLES = `select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'm') and relpersistence <> 't' and nspname <> 'information_schema'
  order by 1`;

/**
 * What a PostgreSQL server does beside its connections, and PGlite has nobody
 * for; to be called every minute. A checkpoint when the log has grown, so that
 * it stays short on the disk and for who opens the files again; an hour after
 * the start and every day from then on all tables are vacuumed, which ends the
 * rows that were deleted. Others wait for one table at most.
 */
export function createUpkeep(
  db: Pick<PgliteDatabase, 'pipeline' | 'checkpoint' | 'vacuum'>,
  readClock = () => performance.now(),
): () => Promise<void> {
  const ask = async (sql: string) => {
    const [rows = []] = await db.pipeline(asOwner('upkeep concerns the rows of everybody'), [
      { sql },
    ]);
    return rows;
  };
  const checkpoint = async () => {
    const [log] = await ask(LOG_BYTES);
    if (Number(log?.['bytes']) > CHECKPOINT_BYTES) await db.checkpoint();
  };
  let vacuumAt = readClock() + HOUR_MS;
  return async () => {
    await checkpoint();
    if (readClock() < vacuumAt) return;
    vacuumAt = readClock() + DAY_MS;
    for (const { name } of await ask(TABLES)) await db.vacuum(String(name));
    await checkpoint();
  };
}
