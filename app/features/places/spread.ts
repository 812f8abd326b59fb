/**
 * Moves values apart until neighbours stand at least `gap` from each other, each
 * as near to where it belongs as the order allows.
 */
export function spread(values: readonly number[], gap: number): number[] {
  const order = values.map((_, index) => index).toSorted((a, b) => values[a]! - values[b]!);
  type Block = { members: number[]; at: number };
  const blocks: Block[] = [];
  for (const index of order) {
    blocks.push({ members: [index], at: values[index]! });
    for (;;) {
      const last = blocks.at(-1)!;
      const before = blocks.at(-2);
      if (!before || last.at - before.at >= before.members.length * gap) break;
      blocks.splice(-2);
      const members = [...before.members, ...last.members];
      const at =
        members.reduce((sum, member, place) => sum + values[member]! - place * gap, 0) /
        members.length;
      blocks.push({ members, at });
    }
  }
  const placed = [...values];
  for (const { members, at } of blocks)
    for (const [place, member] of members.entries()) placed[member] = at + place * gap;
  return placed;
}
