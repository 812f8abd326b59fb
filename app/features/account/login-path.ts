/** The login and all that belongs to it. */
export const isLoginPath = (pathname: string): boolean => /^\/login(\/|$)/.test(pathname);

/**
 * Login pages that lead on whoever is signed in; where a new password is
 * chosen, one stays signed in.
 */
export const leadsOn = (pathname: string): boolean =>
  isLoginPath(pathname) && !pathname.startsWith('/login/neues-passwort');
