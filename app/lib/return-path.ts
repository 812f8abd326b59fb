const RETURN_PARAMETER = 'weiter';

/** Path within the site to go to after signing in, or null. Everything that a browser could read as another host is refused. */
export function findReturnPath(parameters: URLSearchParams): string | null {
  const value = parameters.get(RETURN_PARAMETER);
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const base = 'http://site.invalid';
  const url = new URL(value, base);
  // '/..//host' is resolved to '//host', which the next reader takes for another host.
  if (url.origin !== base || url.pathname.startsWith('//') || /^\/login(?:\/|$)/.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Address of the login that leads back to `path` (path with query). */
export const buildLoginPath = (path: string): string => `/login?${RETURN_PARAMETER}=${encodeURIComponent(path)}`;
