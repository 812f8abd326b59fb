import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';

export type Read = (client: SupabaseClient<Database>) => Promise<unknown>;

/** What the server reads while it renders a private page (app/render-reads.ts). */
export type PageReads = {
  queries: QueryClient;
  /** Begins a read, once for each key; what failed is left to the browser. Never rejects. */
  read: (key: readonly unknown[], read: Read) => Promise<void>;
  /** Everything that was read, as JSON, once no part of the page waits any more. */
  keep: () => Promise<string>;
};

/** Null in the browser. */
export const PageReadsContext = createContext<PageReads | null>(null);

/** On the server the part waits for its rows; in the browser they are there, or are read there. */
export function useRenderedRead(key: readonly unknown[], read: Read, enabled: boolean): void {
  if (!import.meta.env.SSR) return;
  const reads = use(PageReadsContext);
  if (reads && enabled) use(reads.read(key, read));
}
