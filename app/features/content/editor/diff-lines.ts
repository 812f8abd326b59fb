export type DiffLine = { kind: 'same' | 'old' | 'new'; text: string };

/**
 * Beyond this many lines on either side the middle is told as a whole: a table
 * of all pairs would not fit the memory.
 */
const MOST_LINES = 3_000;

/**
 * What has to go and to come for one text to become the other, line by line or block by block
 * (longest common subsequence).
 */
export function diffLines(a: readonly string[], b: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
    end += 1;
  const as = (kind: DiffLine['kind'], lines: readonly string[]): DiffLine[] =>
    lines.map((text) => ({ kind, text }));
  return [
    ...as('same', a.slice(0, start)),
    ...diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end), as),
    ...as('same', end > 0 ? a.slice(-end) : []),
  ];
}

function diffMiddle(
  a: readonly string[],
  b: readonly string[],
  as: (kind: DiffLine['kind'], lines: readonly string[]) => DiffLine[],
): DiffLine[] {
  if (a.length === 0 || b.length === 0 || a.length > MOST_LINES || b.length > MOST_LINES)
    return [...as('old', a), ...as('new', b)];
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      lines.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) lines.push({ kind: 'old', text: a[i++] ?? '' });
    else lines.push({ kind: 'new', text: b[j++] ?? '' });
  }
  return [...lines, ...as('old', a.slice(i)), ...as('new', b.slice(j))];
}

const AROUND = 2;

/** Only what differs and the lines around it; null stands for what is left out. */
export function shortenDiff(lines: readonly DiffLine[]): (DiffLine | null)[] {
  const isNear = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, index) => {
    if (isNear[index]) return [line];
    return index === 0 || isNear[index - 1] ? [null] : [];
  });
}
