import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Tables, TablesUpdate } from '#shared/database-types.ts';

type Table =
  | 'chat_answers'
  | 'claims'
  | 'content_pages'
  | 'media'
  | 'site_settings'
  | 'testimonials';
type Failure = { code?: string; message: string };
type Saving<Name extends Table> =
  | { seen: string }
  | { error: Failure }
  | { current: Tables<Name> | null };

const TAKEN = '23505';
/** Said where somebody else was faster. */
export const SAVED_MEANWHILE =
  'Jemand anderes hat inzwischen gespeichert. Ihre Eingaben sind noch da.';

/**
 * Writes a row only over the version the form was filled from: `seen` is its `updated_at`, ''
 * where there was no row. When somebody else was faster nothing is written and the row of now
 * comes back, null when it is gone.
 */
export async function saveSeen<Name extends Table>(
  client: SupabaseClient<Database>,
  table: Name,
  key: Partial<Tables<Name>>,
  values: TablesUpdate<Name>,
  seen: string,
): Promise<Saving<Name>> {
  const rows = anyTable(client);
  const row: Record<string, unknown> = values;
  const written = seen
    ? await rows
        .from(table)
        .update(row)
        .match(key)
        .eq('updated_at', seen)
        .select('updated_at')
        .maybeSingle()
    : await rows
        .from(table)
        .insert({ ...key, ...row })
        .select('updated_at')
        .single();
  if (written.data) return { seen: written.data.updated_at };
  if (written.error && written.error.code !== TAKEN) return { error: written.error };
  return readCurrent(client, table, key);
}

/**
 * Deletes a row in the version that was seen; the row of now when somebody else
 * has changed it. It being gone already is what was wanted.
 */
export async function deleteSeen<Name extends Table>(
  client: SupabaseClient<Database>,
  table: Name,
  key: Partial<Tables<Name>>,
  seen: string,
): Promise<{ error: Failure } | { current: Tables<Name> | null }> {
  if (seen) {
    const { error } = await anyTable(client).from(table).delete().match(key).eq('updated_at', seen);
    if (error) return { error };
  }
  return readCurrent(client, table, key);
}

async function readCurrent<Name extends Table>(
  client: SupabaseClient<Database>,
  table: Name,
  key: Partial<Tables<Name>>,
): Promise<{ error: Failure } | { current: Tables<Name> | null }> {
  const { data, error } = await anyTable(client).from(table).select().match(key).maybeSingle();
  return error ? { error } : { current: data };
}

/** The client infers rows from a table's literal name only; the signatures above take its place. */
const anyTable = (client: SupabaseClient<Database>): SupabaseClient => client;
