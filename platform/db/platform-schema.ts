import { join } from 'node:path';
import type { Database } from './database.ts';
import { migrateFolder } from './migrate.ts';

export const PLATFORM_SCHEMA = join(import.meta.dirname, 'schema');

/**
 * Creates or upgrades what a Supabase project has before the app's own migrations: roles, auth,
 * storage, realtime.
 */
export async function migratePlatform(db: Database): Promise<string[]> {
  return migrateFolder(db, 'platform', PLATFORM_SCHEMA);
}
