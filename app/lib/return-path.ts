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

/** Address of the login that leads back to `path` (path with query); it says so when a session was there and is over. */
export const buildLoginPath = (path: string, hasEnded = false): string =>
  `/login?${new URLSearchParams({ [RETURN_PARAMETER]: path, ...(hasEnded && ENDED) })}`;

const ENDED = { sitzung: 'abgelaufen' };

/** The query of a login page, which then says that the session is over. */
export const withEndedSession = (parameters: URLSearchParams): string =>
  `?${new URLSearchParams([...[...parameters].filter(([name]) => !(name in ENDED)), ...Object.entries(ENDED)])}`;
export const saysEndedSession = (parameters: URLSearchParams): boolean => parameters.get('sitzung') === ENDED.sitzung;
