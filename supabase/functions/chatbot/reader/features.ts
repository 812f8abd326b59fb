// What the reader sees of a message: its words, pairs of neighbours, and pieces
// of three to five letters, hashed into buckets.

/** Sparse vector: buckets with their values, of length one. */
export type Features = { buckets: Uint16Array; values: Float32Array };

export const BUCKETS = 8192;
const LONGEST = 600;

/** An address in the net says nothing by its words. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+|(?<![@\w.-])[\w-]+\.(?:de|nl|com|at|ch|eu|net|org)\b/gi;

export const withoutAddress = (text: string): string => text.replace(ADDRESS, ' webadresse ');

/**
 * Lower case without accents; the three spellings of an umlaut stay apart, the
 * pieces of letters bridge them.
 */
export const plainText = (text: string): string =>
  withoutAddress(text.slice(0, LONGEST))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('€', ' euro ');

export const wordsOf = (text: string): string[] =>
  plainText(text)
    .match(/\p{L}+|\d+/gu)
    ?.map((word) => (/^\d/.test(word) ? '0' : word)) ?? [];

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}

const WEIGHTS = { word: 1, pair: 0.5, piece: 0.5, after: 0.8 };

/** Calls `add` with every feature of a text and its weight. */
function eachFeature(
  text: string,
  longest: number,
  add: (name: string, weight: number) => void,
): void {
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    add(`w ${word}`, WEIGHTS.word);
    if (index > 0) add(`p ${words[index - 1]} ${word}`, WEIGHTS.pair);
    const padded = `<${word}>`;
    for (let size = 3; size <= longest; size += 1)
      for (let at = 0; at + size <= padded.length; at += 1)
        add(padded.slice(at, at + size), WEIGHTS.piece);
  }
}

/**
 * `after`: the answer that the message follows in a talk, one feature more; so is none.
 * `longest`: how many letters the pieces of words have at most.
 */
export function findFeatures(text: string, after?: string | null, longest = 5): Features {
  const counts = new Map<number, number>();
  const add = (name: string, weight: number): void => {
    const bucket = hash(name) % BUCKETS;
    counts.set(bucket, Math.max(counts.get(bucket) ?? 0, weight));
  };
  eachFeature(text, longest, add);
  add(`a ${after ?? ''}`, WEIGHTS.after);
  const buckets = Uint16Array.from(counts.keys());
  const values = Float32Array.from(counts.values());
  const length = Math.hypot(...values) || 1;
  return { buckets, values: values.map((value) => value / length) };
}
