/** Name of the session cookie; long sessions are split into `….0`, `….1`. */
export const SESSION_COOKIE = 'sb-auth-token';

/** True if the cookie header (or document.cookie) carries a session, valid or not. */
export const hasSessionCookie = (cookies: string): boolean => /(?:^|;\s*)sb-auth-token(?:\.\d+)?=/.test(cookies);
