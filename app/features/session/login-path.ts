/** The pages that lead on whoever signs in there. */
export const isLoginPath = (pathname: string): boolean => /^\/login(\/|$)/.test(pathname);
