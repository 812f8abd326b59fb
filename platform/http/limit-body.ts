import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses bodies above the limit with the error. A length that was announced is
 * looked at alone, since Node holds clients to it: asking for the body already
 * costs more than many answers. Only a body of unknown length is counted.
 */
export function limitBody(maxSize: number, refuse: () => Error): MiddlewareHandler {
  const onError = (): never => {
    throw refuse();
  };
  const count = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const length = context.req.header('content-length');
    if (length === undefined || context.req.header('transfer-encoding') !== undefined)
      return count(context, next);
    if (Number(length) > maxSize) onError();
    await next();
  };
}

/**
 * The whole body, counted while it arrives. Throws what `refuse` makes as soon
 * as it is longer than the limit.
 */
export async function readBody(
  request: Request,
  maxSize: number,
  refuse: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxSize) throw refuse();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxSize) throw refuse();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
