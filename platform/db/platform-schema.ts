import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

/** Creates or upgrades what a Supabase project has before the app's own migrations: roles, auth, storage, realtime. */
export async function migratePlatform(db: Database): Promise<string[]> {
  return migrate(db, 'platform', await readMigrations(join(import.meta.dirname, 'schema')));
}
