type Letter = { subject?: string; body?: string };

/**
 * The address of a link that opens a mail program (RFC 6068). Nothing in a
 * stranger's address adds a recipient or a text.
 */
export function mailTo(address: string, { subject, body }: Letter = {}): string {
  const fields = [
    subject !== undefined && `subject=${encodeURIComponent(subject)}`,
    body !== undefined && `body=${encodeURIComponent(body.replaceAll(/\r?\n/g, '\r\n'))}`,
  ].filter((field) => field !== false);
  const to = encodeURIComponent(address).replaceAll('%40', '@');
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}
