import { createContext } from 'react-router';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Company } from '#shared/company.ts';

type Login = Readonly<{ email: string; password: string }>;
/** Everybody may use these while the site shows invented data. */
export type DemoLogins = Readonly<{ admin: Login; customer: Login }>;

/** What the server hands to every loader and action. */
export type ServerContext = {
  company: Company;
  /** Public origin without a trailing slash. */
  publicUrl: string;
  /** Files that the home page loads at the first sign of use; empty in development. */
  lateModules: readonly string[];
  /** Address and public key for the browser's own client. */
  supabase: { url: string; anonKey: string };
  /** Null on a real site. */
  demo: DemoLogins | null;
  /** Makes edited settings and texts show at once; for actions that change them. */
  refreshSiteContent: () => Promise<void>;
  /** Notes what went wrong while this page was made. */
  logError: (error: unknown) => void;
  /** Takes the bytes of the rendered document; its response has none, because reading them back from there costs as much as writing them. */
  keepDocument: (bytes: Buffer) => void;
  /** Allows the inline scripts of this response. */
  nonce: string;
  /** Client that acts as the user of the request's session cookie (anonymous without one). Refreshed cookies collect in `responseHeaders`. */
  createSupabase: (request: Request) => { client: SupabaseClient; responseHeaders: Headers };
};

export const serverContext = createContext<ServerContext>();
