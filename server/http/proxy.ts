import type { Context, MiddlewareHandler } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Config } from '../config.ts';
import type { ServerSettings } from '../server-settings.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const HOST_NAME = /^[\w.-]+(:\d+)?$/;

/**
 * A proxy that says the visitor came by plain HTTP gets a redirect to HTTPS (SEO-13); local hosts
 * never. Where PUBLIC_URL is not set only the Host header knows the name; it is the client's word,
 * so nobody may keep that answer for others.
 */
export function forceHttps(
  settings: Pick<ServerSettings, 'publicUrl' | 'isPublic'>,
): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    const isPlain = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'http';
    if (isPlain && host && !LOCAL_HOST.test(host)) {
      const { pathname, search } = new URL(c.req.url);
      const target = settings.isPublic ? new URL(settings.publicUrl).host : host;
      if (!HOST_NAME.test(target)) return c.text('Host?', 400);
      c.header('cache-control', 'no-store');
      return c.redirect(`https://${target}${pathname}${search}`, 308);
    }
    if (c.req.header('x-forwarded-proto')?.startsWith('https')) {
      await next();
      c.res.headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
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
