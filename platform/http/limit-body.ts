import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies above the limit with the error. A length that was announced is looked at alone, since Node holds clients to it: asking for the
 * body already costs more than many answers. Only a body of unknown length is counted.
 */
export function limitBody(maxSize: number, refuse: () => Error): MiddlewareHandler {
  const onError = (): never => {
    throw refuse();
  };
  const count = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const length = context.req.header('content-length');
    if (length === undefined || context.req.header('transfer-encoding') !== undefined) return count(context, next);
    if (Number(length) > maxSize) onError();
    await next();
  };
}
