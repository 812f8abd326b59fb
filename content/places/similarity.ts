// How close two texts are: the share of five-word sequences they have in common (Jaccard).

const GRAM_WORDS = 5;

/** Sorted hashes of all five-word sequences of a text, each once; case and punctuation do not count. */
export function buildShingles(text: string): Uint32Array {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const grams = new Set<number>();
  for (let index = 0; index + GRAM_WORDS <= words.length; index++) grams.add(hash(words.slice(index, index + GRAM_WORDS).join(' ')));
  return Uint32Array.from(grams).sort();
}

/** 0 = nothing in common, 1 = the same text. */
export function findSimilarity(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const left = a[i] ?? 0;
    const right = b[j] ?? 0;
    if (left === right) shared++;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  const union = a.length + b.length - shared;
  return union === 0 ? 0 : shared / union;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
