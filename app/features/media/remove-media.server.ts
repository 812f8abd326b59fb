import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';

const FAILED = 'Nicht gelöscht. Bitte versuchen Sie es erneut.';

/**
 * Deletes row, file and variants; null: done. The database keeps what is used:
 * `everywhere` empties its places first.
 */
export async function removeMedia(
  client: SupabaseClient<Database>,
  id: string,
  everywhere: boolean,
): Promise<string | null> {
  if (everywhere) {
    const { error } = await client.from('picture_slots').delete().eq('media_id', id);
    if (error) return FAILED;
  }
  const { data: row, error } = await client.from('media').delete().eq('id', id).select('path');
  if (error?.code === '23503')
    return 'Die Datei wird verwendet. Laden Sie die Seite neu, um zu sehen, wo.';
  if (error) return FAILED;
  const bucket = client.storage.from('media');
  const { data: variants } = await bucket.list(`variants/${id}`, { limit: 1000 });
  await bucket.remove([
    ...row.map(({ path }) => path),
    ...(variants ?? []).map(({ name }) => `variants/${id}/${name}`),
  ]);
  return null;
}
