import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';

const UNDER_HTTPS = STORAGE_KEYS.session.key;
const PREFIX = '__Host-';
/** A browser takes the prefix from TLS only. */
const UNDER_HTTP = UNDER_HTTPS.slice(PREFIX.length);
const MAX_AGE_SECONDS = STORAGE_KEYS.session.maxAgeDays * 24 * 3600;

/** Name of the session cookie on this site; long sessions are split into `….0`, `….1`. */
export const nameSessionCookie = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? UNDER_HTTPS : UNDER_HTTP;

/**
 * For the official clients in browser and server. Not HttpOnly: the client in
 * the page refreshes the session (docs/security.md).
 */
export const describeSessionCookie = (name: string) =>
  ({ name, path: '/', sameSite: 'lax', secure: name.startsWith(PREFIX) }) as const;

/**
 * The official clients would keep cookies for 400 days, whatever their options
 * say. What removes a cookie stays.
 */
export const limitLife = <Options extends { maxAge?: number | undefined }>(
  options: Options,
): Options => ({
  ...options,
  maxAge: Math.min(options.maxAge ?? MAX_AGE_SECONDS, MAX_AGE_SECONDS),
});

export const SESSION_IN_COOKIES = new RegExp(
  String.raw`(?:^|;\s*)(?:${PREFIX})?${UNDER_HTTP}(?:\.\d+)?=`,
);

/** True if the cookie header (or document.cookie) carries a session, valid or not. */
export const hasSessionCookie = (cookies: string): boolean => SESSION_IN_COOKIES.test(cookies);

const GONE = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** What, written to document.cookie, takes the session out of the browser. */
export const removeSession = (cookies: string): string[] =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => SESSION_IN_COOKIES.test(cookie))
    .map((cookie) => cookie.slice(0, cookie.indexOf('=')))
    .map((name) => `${name}=; Path=/; ${GONE}${name.startsWith(PREFIX) ? '; Secure' : ''}`);

/** True where this browser has asked for a mail whose link it may open. */
export const hasMailSecret = (cookies: string): boolean =>
  cookies.includes(`${UNDER_HTTP}-code-verifier`);

/**
 * Cookies under the name of a site without TLS, which a site under TLS leaves
 * behind when it gets its certificate.
 */
export const findPlainCookies = (cookies: readonly { name: string }[]): string[] =>
  cookies.map(({ name }) => name).filter((name) => name.startsWith(UNDER_HTTP));
