import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FunctionContext } from '#functions/context.ts';
import { budgetRefusals } from '../metrics.ts';

/** Strangers choose how long a key is. */
const shorten = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Counts the events of rate limits in this process; several processes each
 * allow the limit, which is enough against abuse.
 */
export function createMemoryCounter(): FunctionContext['allow'] {
  const limiters = new Map<string, RateLimiterMemory>();
  return async (key, limit, windowSeconds) => {
    const kind = `${limit}/${windowSeconds}`;
    const limiter =
      limiters.get(kind) ??
      new RateLimiterMemory({ points: limit, duration: windowSeconds, keyPrefix: kind });
    limiters.set(kind, limiter);
    return limiter.consume(shorten(key)).then(
      () => true,
      () => {
        // Keys begin with what is counted; who it is follows.
        budgetRefusals.inc({ budget: key.split(':', 1)[0]! });
        return false;
      },
    );
  };
}
