import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod';
import type { Database } from '#shared/database-types.ts';
import { isPicture, type Media } from '#shared/media/media.ts';
import { MediaRowSchema, toMedia } from '#shared/media/media-row.ts';
import type { FilledSlots } from '#shared/media/slots.ts';

const StoredSchema = z.object({
  media: z.array(MediaRowSchema),
  slots: z.record(z.string(), z.string()),
});

/** The whole library and what stands in which place. */
export async function readSiteMedia(
  client: SupabaseClient<Database>,
): Promise<{ media: Map<string, Media>; slots: FilledSlots }> {
  const { data, error } = await client.rpc('site_media');
  if (error) throw new Error(`media not read: ${error.message}`);
  const stored = StoredSchema.parse(data);
  const media = new Map(stored.media.map((row) => [row.id, toMedia(row)]));
  const slots = Object.fromEntries(
    Object.entries(stored.slots).flatMap(([slot, id]) => {
      const found = media.get(id);
      // A document in a place would take every page down that shows it.
      return found && isPicture(found) ? [[slot, found]] : [];
    }),
  );
  return { media, slots };
}

/** The row of an address and the object that holds its bytes; null: unknown. */
export async function findStoredMedia(
  client: SupabaseClient<Database>,
  id: string,
): Promise<{ media: Media; path: string } | null> {
  const { data, error } = await client.from('media').select().eq('id', id).maybeSingle();
  if (error) throw new Error(`media not read: ${error.message}`);
  return data && { media: toMedia(MediaRowSchema.parse(data)), path: data.path };
}
