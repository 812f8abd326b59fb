import { buildLoginPath, findReturnPath } from '#app/lib/return-path.ts';

/** Says that the mail link has confirmed an address, also where its session cannot be opened. */
export const CONFIRMED = 'bestaetigt';

/** Absolute address a mail link leads to, with the page the visitor came from. Browser only. */
export function buildMailTarget(
  path: '/login' | '/login/neues-passwort',
  mark?: typeof CONFIRMED,
): string {
  const returnPath = findReturnPath(new URLSearchParams(location.search));
  const target = new URL(returnPath ? buildLoginPath(returnPath) : path, location.origin);
  target.pathname = path;
  if (mark) target.searchParams.set(mark, '1');
  return target.href;
}
