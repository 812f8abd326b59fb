import { createHash } from 'node:crypto';

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The policy of one document. Cached documents name the hashes of their own inline scripts, because a nonce must not be
 * served twice; documents rendered for one visitor name their nonce.
 */
export function buildContentSecurityPolicy(scriptSources: readonly string[], connectSources: readonly string[]): string {
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptSources.join(' ')}`.trim(),
    // Dialog and toast libraries insert style elements at run time.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
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

/** Takes the nonce out of a document, given with one character a byte; only inline scripts that carried it are allowed by hash, so that injected ones stay blocked. */
export function replaceNonceByHashes(html: string, nonce: string): { html: string; scriptSources: string[] } {
  const hashes = new Set<string>();
  const attribute = ` nonce="${nonce}"`;
  for (const [, attributes = '', body = ''] of html.matchAll(inlineScript)) {
    if (attributes.includes(attribute) && !/\ssrc=/.test(attributes) && body)
      hashes.add(`'sha256-${createHash('sha256').update(body, 'latin1').digest('base64')}'`);
  }
  return { html: html.replaceAll(attribute, ''), scriptSources: [...hashes] };
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};
