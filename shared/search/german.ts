import { stemmer as snowball } from '@orama/stemmers/german';
import stopWords from './stop-words.json' with { type: 'json' };

// German text → comparable terms. The same steps serve the chat, the search
// index and the site search in the browser.

/**
 * Lower case, umlauts in all three spellings (ö, oe, o) made equal, accents
 * removed: 'Größe' and 'groesse' → 'grosse'.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // As Lucene's GermanNormalizationFilter: 'ue' after a vowel or q is no
      // umlaut (neue, steuer, quelle).
      .replace(/ae|oe|(?<![aeiouq])ue/g, (pair) => pair[0] ?? '')
  );
}

/**
 * Words of a text in folded form. A hyphenated word gives its parts and, in
 * addition, the joined form ('Alt-Text' → alt, text, alttext).
 */
export function tokenize(text: string): string[] {
  const words: string[] = [];
  for (const match of fold(text)
    .replaceAll('€', ' euro ')
    .matchAll(/[a-z0-9]+(?:[-‐‑][a-z0-9]+)*/g)) {
    const parts = match[0].split(/[-‐‑]/);
    words.push(...parts);
    if (parts.length > 1) words.push(parts.join(''));
  }
  return words;
}

const stems = new Map<string, string>();

/**
 * Snowball stem of a folded word, remembered because the stemmer costs more
 * than the rest of the analysis.
 */
export function stem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    // Snowball leaves the English plural of borrowed words alone: 'shops', 'tipps'.
    known = snowball(/[a-z]{3}ps$/.test(word) ? word.slice(0, -1) : word);
    // Words of visitors are unbounded; the words of the site fit many times.
    if (stems.size > 50_000) stems.clear();
    stems.set(word, known);
  }
  return known;
}

/** Words that say nothing about what is sought, in German, English and Dutch. */
const STOP_WORDS = new Set(tokenize(stopWords.join(' ')));

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
