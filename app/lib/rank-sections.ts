import type { SearchEntry } from './site-search.ts';

/** How much more a section is worth that has every word. */
const COMPLETENESS = 2;

/**
 * Ids by what each word gives them. A section that has two of three words falls
 * behind one that has all of them, but is not left out.
 */
export function rank(
  hitsOfWords: readonly (readonly { id: unknown; score: number }[])[],
  fewestWords: number,
): number[] {
  const sums = new Map<number, { score: number; words: number }>();
  for (const { id, score } of hitsOfWords.flat()) {
    const sum = sums.get(Number(id)) ?? { score: 0, words: 0 };
    sums.set(Number(id), { score: sum.score + score, words: sum.words + 1 });
  }
  const worth = ({ score, words }: { score: number; words: number }): number =>
    score * (words / hitsOfWords.length) ** COMPLETENESS;
  return [...sums]
    .filter(([, sum]) => sum.words >= fewestWords)
    .sort(([, a], [, b]) => worth(b) - worth(a))
    .map(([id]) => id);
}

/** Two sections of one page in a row of results would hide other pages. */
export function keepBestOfEachPage(entries: readonly SearchEntry[]): SearchEntry[] {
  const pages = new Set<string>();
  return entries.filter((entry) => {
    const page = entry.path.replace(/[#?].*$/, '') || '/';
    if (pages.has(page)) return false;
    pages.add(page);
    return true;
  });
}
