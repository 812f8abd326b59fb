/** The links in mails about an appointment, an offer or an enquiry end in a token, which keeps its capitals. */
const HAS_TOKEN = /^\/(termin|angebot|anfrage)\//i;

/** How the address of a page is written: in small letters, without a slash at its end. Null where it is so already, and for files. */
export function findCanonicalPath(pathname: string): string | null {
  // '//host' would be another site, and what is escaped differs in its capitals only.
  if (pathname.includes('//') || /[.%]/.test(pathname)) return null;
  const trimmed = pathname.replace(/(?<=.)\/$/, '');
  const canonical = HAS_TOKEN.test(trimmed) ? trimmed : trimmed.toLowerCase();
  return canonical === pathname ? null : canonical;
}
