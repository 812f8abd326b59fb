// Edit distance for typing errors: one edit in a short word, two in a long one.

/** Damerau-Levenshtein distance (adjacent swaps count once), or `limit + 1` as soon as it is certain to exceed `limit`. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const substitution = left[row - 1] === right[column - 1] ? 0 : 1;
      let cost = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + substitution);
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? limit + 1;
}

// Nobody mistypes a word of this length into one of the site; comparing it would only cost time.
const LONGEST_WORD = 40;
const MAX_REMEMBERED = 5_000;

export type SpellChecker = { knows: (word: string) => boolean; correct: (word: string) => string };

/** `vocabulary`: folded word → frequency; `correctWords` are right as they stand, though the site does not use them. `correct` returns the nearest known word, the more frequent one on a tie, or the word itself. */
export function createSpellChecker(vocabulary: ReadonlyMap<string, number>, correctWords: ReadonlySet<string> = new Set()): SpellChecker {
  const byLength = new Map<number, string[]>();
  for (const word of vocabulary.keys()) {
    const bucket = byLength.get(word.length);
    if (bucket) bucket.push(word);
    else byLength.set(word.length, [word]);
  }
  const knows = (word: string): boolean => vocabulary.has(word);
  const remembered = new Map<string, string>();
  const findNearest = (word: string): string => {
    const limit = word.length < 7 ? 1 : 2;
    let best = word;
    let bestDistance = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const candidate of byLength.get(length) ?? []) {
        // The first letter is rarely wrong; the rule keeps unlike words apart and saves most comparisons.
        if (candidate.length < 4 || candidate[0] !== word[0]) continue;
        const distance = editDistance(word, candidate, limit);
        const wins =
          distance < bestDistance || (distance === bestDistance && (vocabulary.get(candidate) ?? 0) > (vocabulary.get(best) ?? 0));
        if (distance <= limit && wins) [best, bestDistance] = [candidate, distance];
      }
    }
    return best;
  };
  return {
    knows,
    correct(word) {
      if (word.length < 4 || word.length > LONGEST_WORD || knows(word) || correctWords.has(word) || /\d/.test(word)) return word;
      let nearest = remembered.get(word);
      if (nearest === undefined) {
        if (remembered.size >= MAX_REMEMBERED) remembered.clear();
        remembered.set(word, (nearest = findNearest(word)));
      }
      return nearest;
    },
  };
}
