import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Json } from '#shared/database-types.ts';
import { loadSupabase } from './supabase-browser.ts';
import { isUuid } from './uuid.ts';

/** JSON that a function of the database builds is taken as what the reader calls it. */
type Answer<Data> = PromiseLike<
  { data: Data | Json; error: null } | { data: null; error: { message: string } }
>;

/** One read through the browser's client, under the caller's own rights; retried and cached by the query client's defaults. */
export function useRows<Data>(
  key: readonly unknown[],
  read: (client: SupabaseClient<Database>) => Answer<Data>,
  enabled = true,
): UseQueryResult<Data> {
  return useQuery({
    queryKey: key,
    enabled,
    queryFn: async () => {
      const { data, error } = await read(await loadSupabase());
      if (error) throw new Error(error.message);
      return data as Data;
    },
  });
}

/** The record of an address, null where there is none; an address that names no id at all is answered without asking. */
export const useRow = <Data>(
  key: readonly unknown[],
  id: string,
  read: (client: SupabaseClient<Database>) => Answer<Data | null>,
): UseQueryResult<Data | null> =>
  useRows<Data | null>(key, (client) =>
    isUuid(id) ? read(client) : Promise.resolve({ data: null, error: null }),
  );
