import type { SupabaseClient } from '@supabase/supabase-js';

type Failure = { code?: string; message: string };
type Saving<Row> = { seen: string } | { error: Failure } | { current: Row | null };

const TAKEN = '23505';

/**
 * Writes a row only over the version the form was filled from: `seen` is its `updated_at`, '' where there was no row. When somebody
 * else was faster nothing is written and the row of now comes back, null when it is gone.
 */
export async function saveSeen<Row extends { updated_at: string }>(
  client: SupabaseClient,
  table: string,
  key: Readonly<Record<string, string>>,
  values: Readonly<Record<string, unknown>>,
  seen: string,
): Promise<Saving<Row>> {
  const written = seen
    ? await client
        .from(table)
        .update(values)
        .match(key)
        .eq('updated_at', seen)
        .select('updated_at')
        .maybeSingle<{ updated_at: string }>()
    : await client
        .from(table)
        .insert({ ...key, ...values })
        .select('updated_at')
        .single<{ updated_at: string }>();
  if (written.data) return { seen: written.data.updated_at };
  if (written.error && written.error.code !== TAKEN) return { error: written.error };
  return readCurrent(client, table, key);
}

/** Deletes a row in the version that was seen; the row of now when somebody else has changed it. It being gone already is what was wanted. */
export async function deleteSeen<Row extends { updated_at: string }>(
  client: SupabaseClient,
  table: string,
  key: Readonly<Record<string, string>>,
  seen: string,
): Promise<{ error: Failure } | { current: Row | null }> {
  const { error } = await client.from(table).delete().match(key).eq('updated_at', seen);
  return error ? { error } : readCurrent(client, table, key);
}

async function readCurrent<Row>(
  client: SupabaseClient,
  table: string,
  key: Readonly<Record<string, string>>,
) {
  const { data, error } = await client.from(table).select().match(key).maybeSingle<Row>();
  return error ? { error } : { current: data };
}
