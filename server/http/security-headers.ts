import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';

/**
 * The policy of one document. Public pages name the hashes of the inline
 * scripts, because they are the same for everybody and a nonce must not be
 * served twice; the applications of the private areas name their nonce.
 */
export function buildContentSecurityPolicy(
  scriptSources: readonly string[],
  connectSources: readonly string[],
): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptSources.join(' ')}`.trim(),
    // Dialog and toast libraries insert style elements at run time.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    // The letters of a page stand in one style sheet (scripts/subset-fonts.ts).
    `font-src 'self' data:`,
    `connect-src 'self' ${connectSources.join(' ')}`.trim(),
    `worker-src 'self'`,
    // A PDF is looked at inside the page.
    `frame-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Allows one inline script by what it says. */
export const hashScript = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** For what is no document: data loads and runs nothing, and stands in no frame. */
export const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'; sandbox`;
/** Browsers show no PDF in a sandbox, nor one that may load nothing. */
const PDF_POLICY = `script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'`;
/**
 * Files of the build, the service worker among them: a worker asks under the
 * policy it came with.
 */
const FILE_POLICY = buildContentSecurityPolicy([], []);

/** Every answer names these headers; where one is named already, that one holds. */
export const completeHeaders = createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!headers.has(name)) headers.set(name, value);
  const isData = /^\/(api|[a-z]+\/v1)\//.test(c.req.path);
  // One address answers each caller otherwise. No cache keeps what a POST brings, and a
  // browser that is told so keeps the page itself out of memory.
  const isKept = isData && /^(?:GET|HEAD)$/.test(c.req.method);
  if (isKept && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (headers.has('content-security-policy')) return;
  const type = headers.get('content-type') ?? '';
  if (type === 'application/pdf') return headers.set('content-security-policy', PDF_POLICY);
  const isFile = /javascript|html|svg|css/.test(type);
  headers.set('content-security-policy', isFile && !isData ? FILE_POLICY : DATA_POLICY);
});
