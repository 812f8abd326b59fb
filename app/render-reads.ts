import { setImmediate, setTimeout } from 'node:timers/promises';
import { dehydrate, hashKey, QueryClient } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import type { PageReads } from './lib/page-reads.ts';

/** A page does not wait longer for one read; the browser shows that it is loading. */
const READ_TIMEOUT_MS = 2_000;

/** Reads for one page, under the rights of the person who asks for it. */
export function createPageReads(
  openClient: () => SupabaseClient<Database>,
  timeout = READ_TIMEOUT_MS,
): PageReads {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const begun = new Map<string, Promise<void>>();
  let kept: Promise<string> | undefined;

  const failLate = async (): Promise<never> => {
    await setTimeout(timeout, undefined, { ref: false });
    throw new Error('The read took too long');
  };
  /** A part that has its rows may ask for more, one or two turns later. */
  const settle = async (): Promise<void> => {
    let known: number;
    do {
      known = begun.size;
      await Promise.all(begun.values());
      await setImmediate();
      await setImmediate();
    } while (begun.size > known);
  };
  return {
    queries,
    read(queryKey, read) {
      const id = hashKey(queryKey);
      const reading =
        begun.get(id) ??
        Promise.race([
          queries.fetchQuery({ queryKey, queryFn: () => read(openClient()) }),
          failLate(),
        ])
          .then(() => undefined)
          .catch(() => queries.removeQueries({ queryKey, exact: true }));
      begun.set(id, reading);
      return reading;
    },
    keep: () => (kept ??= settle().then(() => JSON.stringify(dehydrate(queries)))),
  };
}
