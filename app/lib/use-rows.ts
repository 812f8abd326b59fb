import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { ZodMiniType } from 'zod/mini';
import type { Database, Json } from '#shared/database-types.ts';
import { useRenderedRead } from './page-reads.ts';
import { loadSupabase } from './supabase-browser.ts';
import { isUuid } from './uuid.ts';

type Client = SupabaseClient<Database>;
type Answer<Data> = PromiseLike<
  { data: Data; error: null } | { data: null; error: { message: string } }
>;

type ReadOptions<Data> = Omit<UseQueryOptions<Data>, 'queryFn' | 'enabled'> & {
  enabled?: boolean;
  read: (client: Client) => Promise<Data>;
};

/**
 * One read under the caller's own rights: by the server where it renders the page, by the browser
 * from then on, retried and cached there by the query client's defaults.
 */
export function useRead<Data>({ read, enabled = true, ...options }: ReadOptions<Data>) {
  useRenderedRead(options.queryKey, read, enabled);
  return useQuery({ ...options, enabled, queryFn: async () => read(await loadSupabase()) });
}

/** Rows of a table or view. What the row type names must be among the columns that are selected. */
export function useRows<Data>(
  key: readonly unknown[],
  read: (client: Client) => Answer<Data>,
  enabled = true,
): UseQueryResult<Data> {
  return useRead({
    queryKey: key,
    enabled,
    read: async (client) => {
      const { data, error } = await read(client);
      if (error) throw new Error(error.message);
      return data;
    },
  });
}

/**
 * JSON that a function of the database builds, held against what its readers expect; what they
 * expect may be fetched beside it.
 */
export function useAnswer<Data>(
  key: readonly unknown[],
  schema: ZodMiniType<Data> | (() => Promise<ZodMiniType<Data>>),
  call: (client: Client) => Answer<Json>,
  enabled = true,
): UseQueryResult<Data> {
  return useRows(
    key,
    async (client) => {
      const [{ data, error }, expected] = await Promise.all([
        call(client),
        typeof schema === 'function' ? schema() : schema,
      ]);
      return error ? { data: null, error } : { data: expected.parse(data), error: null };
    },
    enabled,
  );
}

/**
 * The record of an address, null where there is none; an address that names no
 * id at all is answered without asking.
 */
export const useRow = <Data>(
  key: readonly unknown[],
  id: string,
  read: (client: Client) => Answer<Data | null>,
): UseQueryResult<Data | null> =>
  useRows<Data | null>(key, (client) =>
    isUuid(id) ? read(client) : Promise.resolve({ data: null, error: null }),
  );
