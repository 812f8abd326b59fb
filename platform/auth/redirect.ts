/**
 * Where a mail link or provider may send the browser: the site itself or an entry of the allow list (an origin, or a URL prefix ending
 * at a path boundary). Anything else falls back to the site, so a foreign target is never followed.
 */
export function resolveRedirect(publicUrl: string, allowList: readonly string[], target: string | null | undefined): string {
  const site = `${publicUrl}/`;
  if (!target || !isAllowedRedirect(publicUrl, allowList, target)) return site;
  return new URL(target, site).href;
}

export function isAllowedRedirect(publicUrl: string, allowList: readonly string[], target: string): boolean {
  const url = parseUrl(target, `${publicUrl}/`);
  if (!url || url.username || url.password) return false;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (isWeb && url.origin === new URL(publicUrl).origin) return true;
  return allowList.some((entry) => matches(entry, url));
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

/** Adds answer fields to a redirect target, in the fragment (implicit flow) or in the query (PKCE). */
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
