import { TOKEN_PAGES } from '#shared/core/token-pages.ts';

/** A token keeps its capitals. */
const HAS_TOKEN = new RegExp(`^/(${TOKEN_PAGES.join('|')})/`, 'i');

/**
 * How the address of a page is written: in small letters, without a slash at
 * its end. Null where it is so already, and for files.
 */
export function findCanonicalPath(pathname: string): string | null {
  // '//host' would be another site, and what is escaped differs in its capitals only.
  if (pathname.includes('//') || /[.%]/.test(pathname)) return null;
  const trimmed = pathname.replace(/(?<=.)\/$/, '');
  const canonical = HAS_TOKEN.test(trimmed) ? trimmed : trimmed.toLowerCase();
  return canonical === pathname ? null : canonical;
}
