const fold = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** True if every word of the search stands somewhere in the texts; case and accents do not count. */
export function matchWords(search: string, texts: readonly string[]): boolean {
  const text = fold(texts.join(' '));
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
