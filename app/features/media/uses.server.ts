import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { PICTURE_SLOTS } from '#shared/media/slots.ts';

/** A place where a picture is seen, or would be once published. */
export type Use = { label: string; to: string; slot?: string };

export function nameSlot(slot: string): string {
  const known = PICTURE_SLOTS.find(({ id }) => id === slot);
  return known ? `Platz: ${known.name}` : `Platz: Beispielprojekt ${slot.replace(/^case:/, '')}`;
}

/** Uses of all pictures by their id. */
export async function readUses(client: SupabaseClient<Database>): Promise<Map<string, Use[]>> {
  const [slots, texts] = await Promise.all([
    client.from('picture_slots').select('slot,media_id').order('slot'),
    client
      .from('content_pages')
      .select('collection,slug,source,live')
      .or('source.like.%medien:%,live.like.%medien:%'),
  ]);
  if (slots.error) throw new Error(slots.error.message);
  if (texts.error) throw new Error(texts.error.message);
  const uses = new Map<string, Use[]>();
  const note = (id: string, use: Use): void => void uses.set(id, [...(uses.get(id) ?? []), use]);
  for (const { slot, media_id: id } of slots.data)
    note(id, { label: nameSlot(slot), to: '/admin/medien/plaetze', slot });
  for (const { collection, slug, source, live } of texts.data)
    for (const id of new Set(
      [...`${source} ${live ?? ''}`.matchAll(/medien:([0-9a-f-]{36})/g)].map(([, id]) => id!),
    ))
      note(id, {
        label: `Text: ${collection}/${slug}`,
        to: `/admin/inhalte/${collection}/${slug}`,
      });
  return uses;
}
