/**
 * Where a mail link or provider may send the browser: the site itself or an
 * entry of the allow list (an origin, or a URL prefix ending at a path
 * boundary). Anything else falls back to `site`, so a foreign target is never
 * followed.
 */
export function resolveRedirect(
  publicUrl: string,
  allowList: readonly string[],
  target: string | null | undefined,
  site = `${publicUrl}/`,
): string {
  if (!target || !isAllowedRedirect(publicUrl, allowList, target)) return site;
  return new URL(target, `${publicUrl}/`).href;
}

export function isAllowedRedirect(
  publicUrl: string,
  allowList: readonly string[],
  target: string,
): boolean {
  const url = parseUrl(target, `${publicUrl}/`);
  if (!url || url.username || url.password) return false;
  if (isSameSite(url, new URL(publicUrl))) return true;
  return allowList.some((entry) => matches(entry, url));
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The same origin. On a machine of its own the site is opened by any name of
 * the loopback interface.
 */
function isSameSite(url: URL, site: URL): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  const isSameMachine = LOOPBACK.has(url.hostname) && LOOPBACK.has(site.hostname);
  return (
    url.origin === site.origin ||
    (isSameMachine && url.protocol === site.protocol && url.port === site.port)
  );
}

function matches(entry: string, url: URL): boolean {
  const allowed = parseUrl(entry);
  if (!allowed || allowed.protocol !== url.protocol || allowed.host !== url.host) return false;
  const prefix = allowed.pathname.replace(/\*+$/, '').replace(/\/$/, '');
  return url.pathname === prefix || url.pathname.startsWith(`${prefix}/`);
}

function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}

/**
 * Adds answer fields to a redirect target, in the fragment (implicit flow) or
 * in the query (PKCE).
 */
export function withFragment(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(fields).toString();
  return url.href;
}

export function withQuery(target: string, fields: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
