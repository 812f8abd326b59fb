import { hasMailSecret, hasSessionCookie } from '#app/lib/session-cookie.ts';

/**
 * Mail links may lead back to any page; their code counts only where this
 * browser has asked for it.
 */
export const mayTakeMailCode = (): boolean => hasMailSecret(document.cookie);
export const hasMailCode = (): boolean => new URLSearchParams(location.search).has('code');

/**
 * Whether a cookie or the address brings a session along. Only then the client
 * is loaded before somebody does something.
 */
export const bringsSession = (): boolean =>
  hasSessionCookie(document.cookie) ||
  (hasMailCode() && mayTakeMailCode()) ||
  location.hash.includes('access_token=');
