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

/** FNV-1a of the characters from `start` to `end`, as a bucket. */
function hash(text: string, start = 0, end = text.length): number {
  let value = 0x811c9dc5;
  for (let index = start; index < end; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return ((value ^ (value >>> 15)) >>> 0) % BUCKETS;
}

const WEIGHTS = { word: 1, pair: 0.5, piece: 0.5, after: 0.8 };

/** Words recur, in training above all. */
const known = new Map<number, Map<string, Uint16Array>>();
const REMEMBERED = 10_000;

/** The bucket of a word, then those of its pieces of `size` letters. */
function bucketsOf(word: string, size: number): Uint16Array {
  let ofSize = known.get(size);
  if (!ofSize) known.set(size, (ofSize = new Map()));
  const kept = ofSize.get(word);
  if (kept) return kept;
  const padded = `<${word}>`;
  const pieces = Math.max(padded.length - size + 1, 0);
  const found = new Uint16Array(pieces + 1);
  found[0] = hash(`w ${word}`);
  for (let at = 0; at < pieces; at += 1) found[at + 1] = hash(padded, at, at + size);
  if (ofSize.size >= REMEMBERED) ofSize.clear();
  ofSize.set(word, found);
  return found;
}

/** Scales a vector to length one, in place. */
export function toUnitLength(values: Float32Array): Float32Array {
  let squares = 0;
  for (let at = 0; at < values.length; at += 1) squares += values[at]! * values[at]!;
  const length = Math.sqrt(squares) || 1;
  for (let at = 0; at < values.length; at += 1) values[at]! /= length;
  return values;
}

/** Where a bucket stands in the vector in the making, counted from one. */
const place = new Uint16Array(BUCKETS);

/**
 * `after`: the answer that the message follows in a talk, one feature more; so is none.
 * `size`: how many letters the pieces of words have.
 */
export function findFeatures(text: string, after?: string | null, size = 4): Features {
  const buckets: number[] = [];
  const values: number[] = [];
  const add = (bucket: number, weight: number): void => {
    const at = place[bucket]!;
    if (at === 0) {
      values.push(weight);
      place[bucket] = buckets.push(bucket);
    } else if (values[at - 1]! < weight) values[at - 1] = weight;
  };
  const words = wordsOf(text);
  for (const [index, word] of words.entries()) {
    const own = bucketsOf(word, size);
    add(own[0]!, WEIGHTS.word);
    for (let at = 1; at < own.length; at += 1) add(own[at]!, WEIGHTS.piece);
    if (index > 0) add(hash(`p ${words[index - 1]} ${word}`), WEIGHTS.pair);
  }
  add(hash(`a ${after ?? ''}`), WEIGHTS.after);
  for (const bucket of buckets) place[bucket] = 0;
  return { buckets: new Uint16Array(buckets), values: toUnitLength(new Float32Array(values)) };
}
