import { readFileSync } from 'node:fs';
import { capitalise } from '#shared/core/capitalise.ts';

// hunspell knows German compounds by flags that nspell ignores. So a word also
// counts as known if it splits into known parts.

const ALLOWED_WORDS = new URL('../spelling.txt', import.meta.url);
/** Names of towns, authorities and what else texts about places name. */
export const PLACE_WORDS = new URL('../spelling-places.txt', import.meta.url);
const WORD = /\p{L}[\p{L}\p{M}’']*/gu;
const SHORTEST_PART = 3;
const SHORTEST_PART_OF_CHAIN = 4;
/** What may stand between two parts of a compound: 'Auftrag-s-verarbeitung', 'Kunde-n-portal'. */
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

export type SpellChecker = { findUnknownWords: (text: string) => string[] };

/**
 * Checks against a dictionary (dictionary.ts, word-list.ts) and the words of
 * content/spelling.txt.
 */
export function createSpellChecker(
  isInDictionary: (word: string) => boolean,
  allowed: readonly string[] = readWordList(),
): SpellChecker {
  const own = new Set(allowed.map((word) => word.toLowerCase()));
  const results = new Map<string, boolean>();

  const isListed = (word: string): boolean => {
    const lower = word.toLowerCase();
    return (
      own.has(lower) ||
      isInDictionary(lower) ||
      isInDictionary(capitalise(lower)) ||
      isInDictionary(word)
    );
  };
  const isFirstPart = (part: string): boolean =>
    LINKS.some(
      (link) =>
        part.length - link.length >= SHORTEST_PART - 1 &&
        part.endsWith(link) &&
        isListed(part.slice(0, part.length - link.length)),
    ) ||
    isListed(`${part}en`) ||
    isListed(`${part}e`);
  const isKnown = (word: string): boolean => {
    const cached = results.get(word);
    if (cached !== undefined) return cached;
    const known = isListed(word) || isOwnInflection(word, own) || isPair(word) || isChain(word);
    results.set(word, known);
    return known;
  };
  /** Two parts; a short one such as 'Amt' is fine here. */
  const isPair = (word: string): boolean =>
    listCuts(word, SHORTEST_PART).some(([first, rest]) => isFirstPart(first) && isListed(rest));
  /** Any number of longer parts. Short ones would let 'Kunden-pro-tal' pass. */
  const isChain = (word: string): boolean =>
    listCuts(word, SHORTEST_PART_OF_CHAIN).some(
      ([first, rest]) => isFirstPart(first) && (isListed(rest) || isChain(rest)),
    );

  return { findUnknownWords: (text) => listWords(text).filter((word) => !isKnown(word)) };
}

/**
 * All ways to cut a word in two parts of at least `shortest` letters, the
 * longest first part first.
 */
function listCuts(word: string, shortest: number): [string, string][] {
  const count = Math.max(0, word.length - 2 * shortest + 1);
  return Array.from({ length: count }, (_, index) => {
    const cut = word.length - shortest - index;
    return [word.slice(0, cut), word.slice(cut)];
  });
}

/** Foreign words of the list may take the German endings of case and number. */
const isOwnInflection = (word: string, own: Set<string>): boolean => {
  const lower = word.toLowerCase();
  return ['s', 'n', 'en', 'e', 'es', 'er', 'em'].some(
    (ending) => lower.endsWith(ending) && own.has(lower.slice(0, -ending.length)),
  );
};

/**
 * Words worth checking: no addresses, file names, abbreviations in capitals, or
 * words of one or two letters.
 */
function listWords(text: string): string[] {
  const readable = text
    .replace(/\b[\w.+-]+@[\w.-]+\b/g, ' ')
    .replace(/https?:\/\/\S+|\b[\w-]+(\.[\w-]+)+\b|(^|\s)\/[\w/-]+/g, ' ')
    .replace(/[\u00ad]/g, '');
  const words = readable.match(WORD) ?? [];
  return [...new Set(words.map((word) => word.replace(/[’'].*$/, '')))].filter(
    (word) => word.length > 2 && !/\p{Lu}.*\p{Lu}/u.test(word),
  );
}

export function readWordList(file = ALLOWED_WORDS): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'));
}
