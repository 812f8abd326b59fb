import type { SupabaseClient } from '@supabase/supabase-js';
import { saveSeen } from '#app/private/save-seen.ts';
import type { Database, TablesUpdate } from '#shared/database-types.ts';
import { MediaRowSchema, toMedia } from '#shared/media/media-row.ts';
import { toMediaValues, type MediaVersion } from './media-version.ts';

/** Writes what is known of a file over the version that was shown; `theirs`: null where it is gone. */
export async function saveMedia(
  client: SupabaseClient<Database>,
  id: string,
  values: TablesUpdate<'media'>,
  seen: string,
): Promise<{ seen: string } | { error: { code?: string } } | { theirs: MediaVersion | null }> {
  const saving = await saveSeen(client, 'media', { id }, values, seen);
  if (!('current' in saving)) return saving;
  const { current } = saving;
  if (!current) return { theirs: null };
  const stored = toMediaValues(toMedia(MediaRowSchema.parse(current)));
  const typed = toMediaValues(toMedia(MediaRowSchema.parse({ ...current, ...values })));
  // The same once more, whose answer was lost.
  const isStored = Object.values(stored).join('\n') === Object.values(typed).join('\n');
  return isStored
    ? { seen: current.updated_at }
    : { theirs: { values: stored, seen: current.updated_at } };
}
