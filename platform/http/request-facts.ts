import type { MiddlewareHandler } from 'hono';
import { requestIdOf } from '../core/ids.ts';
import type { Log } from '../core/log.ts';
import type { PlatformEnv } from './env.ts';

/** Request id and client address, for logs and limits. */
export function createRequestFacts(log: Log): MiddlewareHandler<PlatformEnv> {
  return async (context, next) => {
    const requestId = requestIdOf(context.req.header('x-request-id'));
    context.set('requestId', requestId);
    context.set('clientAddress', context.env?.clientAddress ?? 'local');
    context.set('log', log.child({ requestId }));
    await next();
    context.res.headers.set('x-request-id', requestId);
  };
}
