// The gate for place pages (PLACE-01): what of a page stands on no other one.
// Place names and digits are masked first, so that a sentence with another town
// in it is the same sentence.

export type PlaceText = { path: string; text: string };
export type OwnWords = { path: string; words: number; own: number; shared: number };

export const MINIMUM_OWN_WORDS = 250;
export const MAXIMUM_SHARED = 0.5;

const countWords = (sentence: string): number => sentence.match(/[\p{L}\p{N}#]+/gu)?.length ?? 0;

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `names`: every place name that may stand in a text. */
export function createSentenceReader(names: readonly string[]): (text: string) => string[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const place = new RegExp(
    `(?<!\\p{L})(?:${longestFirst.map((name) => escape(name)).join('|')})(?:er|s|n)?(?!\\p{L})`,
    'gu',
  );
  return (text) =>
    text
      .replace(place, 'ORT')
      .replace(/\d+(?:[.,]\d+)*/g, '#')
      .split(/(?<=[.!?:])\s+|\n+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => countWords(sentence) > 0);
}

/** For each page how many of its words stand in sentences that it alone has. */
export function measureOwnWords(
  pages: readonly PlaceText[],
  readSentences: (text: string) => string[],
): OwnWords[] {
  const read = pages.map(({ path, text }) => ({ path, sentences: readSentences(text) }));
  const pagesWith = new Map<string, number>();
  for (const { sentences } of read)
    for (const sentence of new Set(sentences))
      pagesWith.set(sentence, (pagesWith.get(sentence) ?? 0) + 1);
  return read.map(({ path, sentences }) => {
    const count = (list: readonly string[]) =>
      list.reduce((sum, sentence) => sum + countWords(sentence), 0);
    const words = count(sentences);
    const own = count(sentences.filter((sentence) => pagesWith.get(sentence) === 1));
    return { path, words, own, shared: words === 0 ? 1 : 1 - own / words };
  });
}

export const earnsItsPlace = ({ own, shared }: OwnWords): boolean =>
  own >= MINIMUM_OWN_WORDS && shared <= MAXIMUM_SHARED;
