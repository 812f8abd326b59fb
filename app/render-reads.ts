import { setImmediate } from 'node:timers/promises';
import { dehydrate, hashKey, QueryClient } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import type { PageReads } from './lib/page-reads.ts';

/** Reads for one page, under the rights of the person who asks for it. */
export function createPageReads(openClient: () => SupabaseClient<Database>): PageReads {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const begun = new Map<string, Promise<void>>();
  let client: SupabaseClient<Database> | undefined;
  let kept: Promise<string> | undefined;

  /** A part that has its rows may ask for more, one turn later. */
  const settle = async (): Promise<void> => {
    for (let known = -1; known < begun.size; await setImmediate()) {
      known = begun.size;
      await Promise.all(begun.values());
      await setImmediate();
    }
  };
  return {
    queries,
    read(queryKey, read) {
      const id = hashKey(queryKey);
      const reading =
        begun.get(id) ??
        queries
          .fetchQuery({ queryKey, queryFn: () => read((client ??= openClient())) })
          .then(() => undefined)
          .catch(() => queries.removeQueries({ queryKey, exact: true }));
      begun.set(id, reading);
      return reading;
    },
    keep: () => (kept ??= settle().then(() => JSON.stringify(dehydrate(queries)))),
  };
}
