import type { PlatformKeys } from '#platform/index.ts';

/**
 * The Supabase protocol as the server's own code reaches it: in the process
 * (embedded, PostgreSQL) or over the network (Supabase).
 */
export type Backend = {
  /** Base address for supabase-js on the server. */
  url: string;
  keys: PlatformKeys;
  fetch: typeof fetch;
  /** True when the database answers. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};
