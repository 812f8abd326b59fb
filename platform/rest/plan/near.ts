/** The name most like the wanted one, for the hints of errors; null below `minimum` (0 to 1). */
export function findNear(names: Iterable<string>, wanted: string, minimum: number): string | null {
  let best: string | null = null;
  let bestScore = minimum;
  for (const name of names) {
    const score = 1 - countEdits(name, wanted) / Math.max(name.length, wanted.length, 1);
    if (score >= bestScore && name !== wanted) [best, bestScore] = [name, score];
  }
  return best;
}

/** Levenshtein distance. Long names are cut: only slips are looked for. */
function countEdits(one: string, other: string): number {
  const [left, right] = [one.slice(0, 100), other.slice(0, 100)];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
