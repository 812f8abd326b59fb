import { join } from 'node:path';
import type { Database } from '#platform/db/database.ts';
import { checkFolder, migrateFolder } from '#platform/db/migrate.ts';

const root = join(import.meta.dirname, '..');

/** Folders of migrations by the schema of their journal, in the order they are applied. */
export const MIGRATION_FOLDERS = {
  platform: join(root, 'platform/db/schema'),
  supabase_migrations: join(root, 'supabase/migrations'),
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
