import { TOKEN_PAGES } from '#shared/core/token-pages.ts';

/** A token keeps its capitals. */
const HAS_TOKEN = new RegExp(`^/(${TOKEN_PAGES.join('|')})/`, 'i');

/** Letters and digits mean the same unescaped (RFC 3986, section 6.2.2.2). */
const NEEDLESS_ESCAPE = /%(3\d|[46][1-9a-f]|[57][0-9a])/gi;

/**
 * How the address of a page is written: in small letters, without a slash at
 * its end or letters that are escaped. Null where it is so already, and for files.
 */
export function findCanonicalPath(pathname: string): string | null {
  const plain = pathname.replace(NEEDLESS_ESCAPE, decodeURIComponent);
  // '//host' would be another site, and what is still escaped differs in its capitals only.
  if (plain.includes('//') || /[.%]/.test(plain)) return null;
  const trimmed = plain.replace(/(?<=.)\/$/, '');
  const canonical = HAS_TOKEN.test(trimmed)
    ? trimmed.replace(HAS_TOKEN, (start) => start.toLowerCase())
    : trimmed.toLowerCase();
  return canonical === pathname ? null : canonical;
}
