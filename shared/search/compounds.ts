// Splits German compounds against known words: 'chatbotpreis' → ['chatbot', 'preis'].

const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];
const SHORTEST_PART = 4;
const SHORTEST_COMPOUND = 8;

/**
 * The known parts of a folded compound, longest head first; [] when it cannot
 * be split completely. `knows` decides what counts as a word; a part has at
 * least four letters, so that endings are not taken for words.
 */
export function splitCompound(word: string, knows: (part: string) => boolean, depth = 3): string[] {
  if (word.length < SHORTEST_COMPOUND || depth < 2) return [];
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const head = LINKS.map((link) =>
      link && word.slice(0, end).endsWith(link)
        ? word.slice(0, end - link.length)
        : link
          ? ''
          : word.slice(0, end),
    ).find((part) => part.length >= SHORTEST_PART && knows(part));
    if (!head) continue;
    const tail = word.slice(end);
    if (knows(tail)) return [head, tail];
    const rest = splitCompound(tail, knows, depth - 1);
    if (rest.length) return [head, ...rest];
  }
  return [];
}
