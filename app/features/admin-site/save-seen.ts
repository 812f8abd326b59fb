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
    ? await client.from(table).update(values).match(key).eq('updated_at', seen).select('updated_at').maybeSingle<{ updated_at: string }>()
    : await client
        .from(table)
        .insert({ ...key, ...values })
        .select('updated_at')
        .single<{ updated_at: string }>();
  if (written.data) return { seen: written.data.updated_at };
  if (written.error && written.error.code !== TAKEN) return { error: written.error };
  const { data, error } = await client.from(table).select().match(key).maybeSingle<Row>();
  return error ? { error } : { current: data };
}
