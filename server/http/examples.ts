import { createMiddleware } from 'hono/factory';
import { buildContentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';

const POLICY = buildContentSecurityPolicy([], []);

/**
 * Example websites are built files (content/examples): never in a search
 * result, with the same headers as every page and no inline script.
 */
export const exampleHeaders = createMiddleware(async (c, next) => {
  await next();
  if (c.res.status !== 200) return;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
  c.header('x-robots-tag', 'noindex');
  c.header('content-security-policy', POLICY);
  if (/\.(avif|woff2)$/.test(c.req.path)) c.header('cache-control', 'public, max-age=604800');
});
