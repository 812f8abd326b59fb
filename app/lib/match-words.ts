/** Text without case, accents and umlauts; `quote_requests.search_text` holds the same. */
export const foldSearch = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/**
 * True if every word of the search stands somewhere in the texts; case and
 * accents do not count.
 */
export function matchWords(search: string, texts: readonly string[]): boolean {
  const text = foldSearch(texts.join(' '));
  return foldSearch(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
