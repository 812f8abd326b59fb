import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { PLATFORM_SCHEMA } from '#platform/db/platform-schema.ts';
import { checkFolder, migrateFolder } from '#platform/db/migrate.ts';

/** Folders of migrations by the schema of their journal, in the order they are applied. */
export const MIGRATION_FOLDERS = {
  platform: PLATFORM_SCHEMA,
  supabase_migrations: join(import.meta.dirname, '../supabase/migrations'),
} as const;

/** Applies what the database lacks; resolves to the names of that. A refusal changes nothing. */
export async function migrateDatabase(db: Database): Promise<string[]> {
  const folders = Object.entries(MIGRATION_FOLDERS);
  for (const [schema, folder] of folders) await checkFolder(db, schema, folder);
  const applied: string[] = [];
  for (const [schema, folder] of folders)
    applied.push(...(await migrateFolder(db, schema, folder)));
  return applied;
}
