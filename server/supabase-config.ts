import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

/** supabase/config.toml by table: what a Supabase project is told by the CLI also holds for the embedded backend. */
export type SupabaseConfig = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The part of TOML that the file uses: tables, and values on one line that are JSON as well. */
export function parseSupabaseConfig(text: string): SupabaseConfig {
  const tables: Record<string, Record<string, unknown>> = {};
  let table: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const name = /^\[([\w.-]+)\]$/.exec(line.trim())?.[1];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line.trim()) ?? [];
    if (name) table = tables[name] ??= {};
    else if (key && value) table[key] = JSON.parse(value);
  }
  return tables;
}

export const readSupabaseConfig = async (): Promise<SupabaseConfig> =>
  parseSupabaseConfig(await readFile(join(import.meta.dirname, '../supabase/config.toml'), 'utf8'));

const ApiSchema = z.object({ max_rows: z.int().positive() });

/** What a hosted project says to large answers, sums and changes of whole tables, unless it is told otherwise. */
export const buildHostedRest = ({ api }: SupabaseConfig) => ({
  maxRows: ApiSchema.parse(api).max_rows,
  aggregatesEnabled: false,
  safeUpdates: true,
});
