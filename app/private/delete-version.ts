import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Deletes a row only in the version that was seen (`updated_at`); no row in the
 * answer says that it is another one by now, or gone.
 */
export const deleteVersion = (client: SupabaseClient, table: string, id: string, seen: string) =>
  client.from(table).delete().eq('id', id).eq('updated_at', seen).select('id');
