import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { isLoopback } from '#shared/core/loopback.ts';
import type { Config } from '../config.ts';
import type { ServerSettings } from '../server-settings.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Name and value of what browsers are told of a site behind a proxy that ends TLS; of this name
 * alone: whether others below it speak TLS nobody knows here.
 */
export const HSTS = ['strict-transport-security', 'max-age=31536000'] as const;

/**
 * A proxy that says the visitor came by plain HTTP gets a redirect to HTTPS
 * (SEO-13), to the public address, so PUBLIC_URL must be set there; local hosts
 * never. The Host header is the client's word: nobody is led where it says.
 */
export function forceHttps(settings: Pick<ServerSettings, 'publicUrl'>): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    const isPlain = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'http';
    if (isPlain && host && !LOCAL_HOST.test(host)) {
      const { pathname, search } = new URL(c.req.url);
      c.header('cache-control', 'no-store');
      const origin = settings.publicUrl.replace(/^http:/, 'https:');
      // Joined, not resolved: '//host' would be another site.
      return c.redirect(`${origin}${pathname}${search}`, 308);
    }
    if (c.req.header('x-forwarded-proto')?.startsWith('https')) {
      await next();
      c.res.headers.set(...HSTS);
      return;
    }
    return next();
  };
}

/** The peer's address; behind a trusted proxy the last one the proxy saw. Used for limits only. */
export function findClientAddress(c: Context<{ Bindings: HttpBindings }>, config: Config): string {
  const forwarded = config.TRUST_PROXY
    ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  return forwarded || c.env.incoming?.socket.remoteAddress || 'unknown';
}

/**
 * The same for a WebSocket. Nobody where everybody seems to come from this
 * machine: from a proxy that TRUST_PROXY does not name.
 */
export function findSocketAddress(
  { headers, socket }: IncomingMessage,
  { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>,
): string | undefined {
  const forwarded = TRUST_PROXY
    ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
    : undefined;
  const address = forwarded || socket.remoteAddress;
  return address && !isLoopback(address) ? address : undefined;
}
