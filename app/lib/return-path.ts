const RETURN_PARAMETER = 'weiter';

/**
 * Path within the site to go to after signing in, or null. Everything that a
 * browser could read as another host is refused.
 */
export function findReturnPath(parameters: URLSearchParams): string | null {
  const value = parameters.get(RETURN_PARAMETER);
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const base = 'http://site.invalid';
  const url = new URL(value, base);
  // '/..//host' is resolved to '//host', which the next reader takes for another host.
  if (url.origin !== base || url.pathname.startsWith('//') || /^\/login(?:\/|$)/.test(url.pathname))
    return null;
  return url.pathname + url.search + url.hash;
}

/** Whether signing in leads to something of one's own, as an offer or an invoice. */
export const leadsToOwnPage = (path: string | null): boolean =>
  path?.startsWith('/portal/') ?? false;

/** Why a session is over, in the query of a login page. */
export type SessionEnd = 'abgelaufen' | 'abgemeldet';
const END_PARAMETER = 'sitzung';

/**
 * Address of the login that leads back to `path` (path with query); it says so
 * when a session was there and is over.
 */
export const buildLoginPath = (path: string, end?: SessionEnd): string =>
  `/login?${new URLSearchParams({ [RETURN_PARAMETER]: path, ...(end && { [END_PARAMETER]: end }) })}`;

/** The query of a login page, which then says that the session is over. */
export const withEndedSession = (parameters: URLSearchParams): string =>
  `?${new URLSearchParams([...[...parameters].filter(([name]) => name !== END_PARAMETER), [END_PARAMETER, 'abgelaufen']])}`;

export function findSessionEnd(parameters: URLSearchParams): SessionEnd | null {
  const end = parameters.get(END_PARAMETER);
  return end === 'abgelaufen' || end === 'abgemeldet' ? end : null;
}
