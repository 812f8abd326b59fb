import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import type { Company } from '#shared/agency/company.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';

/**
 * What a function gets beside the request. The same on the embedded gateway and
 * on Supabase (server/functions.ts and runtime.ts).
 */
export type FunctionContext = {
  requestId: string;
  /**
   * The signed-in user by the caller's verified token; null for the anonymous
   * key. The body never decides this.
   */
  user: { id: string; email: string | null } | null;
  role: string;
  /**
   * The caller's network (of IPv6 the /64). For budgets only; never logged,
   * never stored but as a keyed hash.
   */
  clientAddress: string;
  /** Client that acts as the caller: row level security applies. */
  supabase: SupabaseClient<Database>;
  /**
   * Client that acts as service_role. The reason documents why the caller's own
   * rights do not do.
   */
  admin: (reason: string) => SupabaseClient<Database>;
  log: {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
  now: () => Date;
  company: Company;
  /**
   * The price list that holds at this moment, read at each call; the same
   * object until another one holds.
   */
  prices: () => Promise<PriceList>;

  /** Public origin without a trailing slash. */
  publicUrl: string;
  settings: {
    chatLlm: { url: string; key: string; model: string } | null;
    signingSecret: string;
    /** Unproven enquiries or messages a minute of one sender at one address; more are abuse. */
    formsPerMinute: number;
    /** Version that runs; stands beside errors. */
    release: string;
    /** Everything is invented, the company too. */
    isDemo: boolean;
  };
  /**
   * Counts one event for a limit; false when the limit within the window is
   * used up. Keyed by what the function names, e.g. `quote:<email>:<address>`.
   */
  allow: (key: string, limit: number, windowSeconds: number) => Promise<boolean>;
};

export type FunctionHandler = (
  request: Request,
  context: FunctionContext,
) => Promise<Response> | Response;

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });
