import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../core/network-address.ts';
import { createTurns } from '../../core/turns.ts';
import type { PlatformContext } from '../../http/env.ts';
import { storageError } from '../errors.ts';

/**
 * Makes pictures for a network one after the other: all share one process, and
 * nobody is to wait there for everything that another asked for. Throws
 * SlowDown where a network asks for more a minute; the service key, which is
 * the operator's own, may.
 */
export function createCallerTurns(perMinute: number) {
  const makings = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const queues = new Map<string, { inTurn: ReturnType<typeof createTurns>; waiting: number }>();

  return async <T>(context: PlatformContext, work: () => Promise<T>): Promise<T> => {
    const network = networkOf(context.get('clientAddress'));
    if (context.get('caller').role !== 'service_role')
      await makings.consume(network).catch((cause: unknown) => {
        const headers = { 'retry-after': '60' };
        throw storageError('SlowDown', 'Too many pictures were asked for', { headers, cause });
      });
    const queue = queues.get(network) ?? { inTurn: createTurns(1), waiting: 0 };
    queues.set(network, queue);
    queue.waiting += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.waiting -= 1;
      if (queue.waiting === 0) queues.delete(network);
    }
  };
}
