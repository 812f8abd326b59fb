import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import { loadSupabase } from './supabase-browser.ts';
import { isUuid } from './uuid.ts';

type Answer<Data> = PromiseLike<{ data: Data | null; error: { message: string } | null }>;

/** One read through the browser's client, under the caller's own rights; retried and cached by the query client's defaults. */
export function useRows<Data>(
  key: readonly unknown[],
  read: (client: SupabaseClient) => Answer<Data>,
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
  read: (client: SupabaseClient) => Answer<Data>,
): UseQueryResult<Data | null> =>
  useRows<Data | null>(key, (client) => (isUuid(id) ? read(client) : Promise.resolve({ data: null, error: null })));
