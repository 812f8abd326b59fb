import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import type { FunctionContext } from './context.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/**
 * Counts the events of rate limits in the database, because a worker on
 * Supabase lives for minutes and has many siblings. Keys carry addresses: only
 * their keyed hash leaves this process. A count that fails allows the event:
 * losing an enquiry is worse than one too many.
 */
export function createDatabaseCounter(
  service: SupabaseClient<Database>,
  secret: string,
  log: FunctionContext['log'],
): FunctionContext['allow'] {
  return async (key, limit, windowSeconds) => {
    const signingKey = await crypto.subtle.importKey(
      'raw',
      encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    const digest = await crypto.subtle.sign(
      'HMAC',
      signingKey,
      encode(`limit:${limit}/${windowSeconds}:${key}`),
    );
    const bucket = Array.from(new Uint8Array(digest), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const { data, error } = await service.rpc('count_function_call', {
      bucket,
      max_calls: limit,
      window_seconds: windowSeconds,
    });
    if (error) log.error({ code: error.code, reason: error.message }, 'call not counted');
    return error ? true : data;
  };
}
