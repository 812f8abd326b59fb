import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asOwner, quoteIdentifier, quoteLiteral, type Database } from './database.ts';

export type Migration = { version: string; name: string; sql: string };

/** `20261120200000_profiles.sql` → version and name; files in order of their version. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const match = /^(\d+)_(.+)\.sql$/.exec(file);
      if (!match) throw new Error(`${file}: a migration is named <version>_<what>.sql`);
      return { version: match[1]!, name: match[2]!, sql: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

/**
 * Applies what is missing, in order, each in its own transaction under one advisory lock, so that several starting processes agree.
 * `schema` holds the journal table `schema_migrations` (for the app's own migrations in the Supabase CLI's place and form).
 * Running servers are told (`notify pgrst`, PostgREST's way), so that the database interface knows the new tables.
 * Throws when an applied migration was edited: the file's checksum must equal the recorded one.
 */
export async function migrate(db: Database, schema: string, migrations: readonly Migration[]): Promise<string[]> {
  const journal = `${quoteIdentifier(schema)}.schema_migrations`;
  const applied: string[] = [];
  await db.transaction(asOwner('migrations create schemas and roles'), async (tx) => {
    await tx.query('select pg_advisory_xact_lock(4200017)');
    await tx.script(
      `create schema if not exists ${quoteIdentifier(schema)};
       create table if not exists ${journal} (version text primary key, statements text[], name text, checksum text);
       alter table ${journal} add column if not exists checksum text;`,
    );
  });
  for (const { version, name, sql } of migrations) {
    const checksum = createHash('sha256').update(sql).digest('hex');
    const ran = await db.transaction(asOwner('migrations create schemas and roles'), async (tx) => {
      await tx.query('select pg_advisory_xact_lock(4200017)');
      const [known] = await tx.query<{ checksum: string | null }>(`select checksum from ${journal} where version = $1`, [version]);
      if (known) {
        if (known.checksum !== null && known.checksum !== checksum) {
          throw new Error(
            `Die Migration ${version}_${name} wurde nach ihrer Anwendung geändert. Stellen Sie die Datei wieder her und schreiben Sie eine neue. / ` +
              `Migration ${version}_${name} was edited after it had been applied. Restore the file and write a new migration.`,
          );
        }
        return false;
      }
      await tx.script(
        `${sql}\n;insert into ${journal} (version, name, statements, checksum) values (${quoteLiteral(version)}, ${quoteLiteral(name)}, '{}', ${quoteLiteral(checksum)});
         notify pgrst, 'reload schema';`,
      );
      return true;
    });
    if (ran) applied.push(`${version}_${name}`);
  }
  return applied;
}
