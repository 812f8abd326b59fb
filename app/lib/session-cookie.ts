/** Name of the session cookie; long sessions are split into `….0`, `….1`. */
export const SESSION_COOKIE = 'sb-auth-token';

export const SESSION_IN_COOKIES = new RegExp(String.raw`(?:^|;\s*)${SESSION_COOKIE}(?:\.\d+)?=`);

/** True if the cookie header (or document.cookie) carries a session, valid or not. */
export const hasSessionCookie = (cookies: string): boolean => SESSION_IN_COOKIES.test(cookies);
