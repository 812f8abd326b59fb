import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { companyFromEnv } from '#content/company.ts';
import { DELIVERED_PRICES } from '#shared/pricing/price-list.ts';
import type { FunctionContext } from '#functions/context.ts';

const company = companyFromEnv({});
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * A context for tests of the function; `service` is a client with the service
 * key on a test platform.
 */
export function createTestContext(
  service: SupabaseClient<Database>,
  changes: Partial<FunctionContext> = {},
): FunctionContext {
  return {
    requestId: 'test',
    user: null,
    role: 'anon',
    clientAddress: '127.0.0.1',
    supabase: service,
    admin: () => service,
    log: silent,
    now: () => new Date(),
    company,
    prices: async () => DELIVERED_PRICES,
    publicUrl: 'http://localhost',
    settings: {
      chatLlm: null,
      signingSecret: 'test',
      formsPerMinute: 120,
      release: 'test',
      isDemo: false,
    },
    allow: async () => true,
    ...changes,
  };
}

/** A call of the function with a JSON body. */
export function buildCall(
  body: unknown,
  { method = 'POST', path = '', accept = 'application/json' } = {},
): Request {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init: RequestInit = {
    method,
    headers: { 'content-type': 'application/json', accept },
    body: text,
  };
  return new Request(`http://localhost/functions/v1/chatbot${path}`, init);
}
