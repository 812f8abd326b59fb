// What the reader sees of a message: its words, pairs of neighbours, and pieces
// of a few letters, hashed into buckets.

/** Sparse vector: buckets with their values, of length one. */
export type Features = { buckets: Uint16Array; values: Float32Array };

export const BUCKETS = 32_768;
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

/** The bucket of a word, then those of its pieces of `size` letters. */
function bucketsOf(word: string, size: number): Uint16Array {
  const key = `${size}${word}`;
  const kept = known.get(key);
  if (kept) return kept;
  const found = [hash(`w ${word}`)];
  const padded = `<${word}>`;
  for (let at = 0; at + size <= padded.length; at += 1)
    found.push(hash(padded.slice(at, at + size)));
  const buckets = Uint16Array.from(found, (value) => value % BUCKETS);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, buckets);
  return buckets;
}
/** Words recur, in training above all. */
const known = new Map<string, Uint16Array>();
const REMEMBERED = 10_000;

/**
 * `after`: the answer that the message follows in a talk, one feature more; so is none.
 * `size`: how many letters the pieces of words have.
 */
export function findFeatures(text: string, after?: string | null, size = 4): Features {
  const weights = new Map<number, number>();
  const add = (bucket: number, weight: number): void => {
    if ((weights.get(bucket) ?? 0) < weight) weights.set(bucket, weight);
  };
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    const own = bucketsOf(word, size);
    add(own[0]!, WEIGHTS.word);
    for (let at = 1; at < own.length; at += 1) add(own[at]!, WEIGHTS.piece);
    if (index > 0) add(hash(`p ${words[index - 1]} ${word}`) % BUCKETS, WEIGHTS.pair);
  }
  add(hash(`a ${after ?? ''}`) % BUCKETS, WEIGHTS.after);
  const buckets = Uint16Array.from(weights.keys());
  const values = Float32Array.from(weights.values());
  const length = Math.hypot(...values) || 1;
  return { buckets, values: values.map((value) => value / length) };
}
