import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import type { Media } from '#shared/media/media.ts';
import { MediaRowSchema, toMedia } from '#shared/media/media-row.ts';

/** The library as the caller may see it, newest first. */
export async function readMedia(client: SupabaseClient<Database>): Promise<Media[]> {
  const { data, error } = await client
    .from('media')
    .select()
    .order('created_at', { ascending: false });
  if (error) throw new Error(error.message);
  return data.map((row) => toMedia(MediaRowSchema.parse(row)));
}

/** Which picture stands in which place. */
export async function readSlots(
  client: SupabaseClient<Database>,
): Promise<Readonly<Record<string, string>>> {
  const { data, error } = await client.from('picture_slots').select('slot,media_id');
  if (error) throw new Error(error.message);
  return Object.fromEntries(data.map(({ slot, media_id: id }) => [slot, id]));
}
