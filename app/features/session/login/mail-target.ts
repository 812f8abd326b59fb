import { buildLoginPath, findReturnPath } from '#app/lib/return-path.ts';

/** Absolute address a mail link leads to, with the page the visitor came from. Browser only. */
export function buildMailTarget(path: '/login' | '/login/neues-passwort'): string {
  const returnPath = findReturnPath(new URLSearchParams(location.search));
  const query = returnPath ? new URL(buildLoginPath(returnPath), location.origin).search : '';
  return location.origin + path + query;
}
