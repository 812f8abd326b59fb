/** Columns of twelve, row by row: neighbouring rows differ. */
const ROWS = [
  [7, 5],
  [4, 4, 4],
  [5, 7],
  [6, 6],
];

/** How wide each of so many posts stands; those of a last row that is not full share it. */
export function spanPosts(count: number): number[] {
  const spans: number[] = [];
  for (let row = 0; spans.length < count; row++) {
    const full = ROWS[row % ROWS.length]!;
    const left = count - spans.length;
    spans.push(...(left < full.length ? Array.from({ length: left }, () => 12 / left) : full));
  }
  return spans;
}
