import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Migration } from '#platform/db/migrate.ts';

type BeforeBaseline = {
  /** Rows for every table of that time. */
  seed: string;
  platform: Migration[];
  supabase_migrations: Migration[];
};

/** What the last version before the baseline, or before the first of all, made its databases with. */
export async function readBeforeBaseline(
  which: 'before-baseline' | 'before-first-baseline' = 'before-baseline',
): Promise<BeforeBaseline> {
  const packed = await readFile(join(import.meta.dirname, `${which}.json.br`));
  return JSON.parse(brotliDecompressSync(packed).toString()) as BeforeBaseline;
}
