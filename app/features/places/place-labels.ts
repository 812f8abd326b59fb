type Point = { x: number; y: number };
type Size = { width: number; height: number };
type Box = Point & Size;
type Side = -1 | 0 | 1;

/** On which side of its point a label stands, and where its middle is. */
export type Place = { side: Side; middle: Point };

/** Beside its point, then above and below it, then at its corners. */
const SIDES: readonly (readonly [Side, Side])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
];
/** From the middle of a point to its label. */
export const GAP = 12;
const POINT: Size = { width: 20, height: 20 };
/** What is drawn weighs more than a corner of another label, which is mostly empty. */
const DRAWN = 3;

/**
 * Finds a place beside each point for its label: within the frame, clear of the
 * other labels, of all points and of `obstacles`, as far as there is one. Of all
 * ways to place them it takes the best; those that cannot be are left out early.
 */
export function placeLabels(
  marks: readonly (Point & { label: Size })[],
  frame: Box,
  obstacles: readonly Point[] = [],
): Place[] {
  const drawn = [...marks, ...obstacles].map((point) => ({ ...point, ...POINT }));
  const choices = marks.map((mark) =>
    SIDES.map((side, order) => {
      const place = placeAt(mark, side);
      const box = { ...place.middle, ...mark.label };
      const outside = box.width * box.height - overlap(box, frame);
      const covered = drawn.reduce((sum, point) => sum + overlap(box, point), 0);
      return { place, box, cost: order + 2 * outside + DRAWN * covered };
    }).toSorted((a, b) => a.cost - b.cost),
  );
  type Choice = (typeof choices)[number][number];
  let best: { cost: number; chosen: readonly Choice[] } = { cost: Infinity, chosen: [] };
  const choose = (chosen: readonly Choice[], cost: number): void => {
    if (cost >= best.cost) return;
    const open = choices[chosen.length];
    if (!open) {
      best = { cost, chosen };
      return;
    }
    for (const choice of open) {
      const crossed = chosen.reduce((sum, { box }) => sum + overlap(choice.box, box), 0);
      choose([...chosen, choice], cost + choice.cost + crossed);
    }
  };
  choose([], 0);
  return best.chosen.map(({ place }) => place);
}

function placeAt(
  { x, y, label }: Point & { label: Size },
  [side, level]: readonly [Side, Side],
): Place {
  return {
    side,
    middle: {
      x: x + side * (GAP + label.width / 2),
      y: y + level * (label.height / 2 + (side === 0 ? GAP : GAP / 2)),
    },
  };
}

/** The area that two boxes share, given by their middles. */
function overlap(a: Box, b: Box): number {
  const along = (from: number, to: number, first: number, second: number): number =>
    Math.max(0, Math.min((first + second) / 2 - Math.abs(from - to), first, second));
  return along(a.x, b.x, a.width, b.width) * along(a.y, b.y, a.height, b.height);
}
