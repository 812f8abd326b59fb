const pairsOf = (word: string): string[] => Array.from({ length: word.length + 1 }, (_, index) => `-${word}-`.slice(index, index + 2));

/** The name most like the wanted one (by shared letter pairs, 0 to 1), for the hints of errors; null below `minimum`. */
export function findNear(names: Iterable<string>, wanted: string, minimum: number): string | null {
  const pairs = pairsOf(wanted);
  let best: string | null = null;
  let bestScore = minimum;
  for (const name of names) {
    const other = pairsOf(name);
    const score = (2 * pairs.filter((pair) => other.includes(pair)).length) / (pairs.length + other.length);
    if (score >= bestScore && name !== wanted) [best, bestScore] = [name, score];
  }
  return best;
}
