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
const POINT: Size = { width: 16, height: 16 };
/** After so many rounds no label moves any more, or two take turns. */
const ROUNDS = 4;

/**
 * Finds a place beside each point for its label: within the frame, clear of the
 * other labels, of all points and of `obstacles`.
 */
export function placeLabels(
  marks: readonly (Point & { label: Size })[],
  frame: Box,
  obstacles: readonly Point[] = [],
): Place[] {
  const points = [...marks, ...obstacles].map((point) => ({ ...point, ...POINT }));
  const places = marks.map((mark) => placeAt(mark, SIDES[0]!));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, mark] of marks.entries()) {
      const taken = [
        ...points,
        ...places.flatMap(({ middle }, other) =>
          other === index ? [] : [{ ...middle, ...marks[other]!.label }],
        ),
      ];
      const costs = SIDES.map((side, order) => {
        const box = { ...placeAt(mark, side).middle, ...mark.label };
        const outside = box.width * box.height - overlap(box, frame);
        return order + 2 * outside + taken.reduce((sum, other) => sum + overlap(box, other), 0);
      });
      places[index] = placeAt(mark, SIDES[costs.indexOf(Math.min(...costs))]!);
    }
  return places;
}

function placeAt(
  { x, y, label }: Point & { label: Size },
  [side, level]: readonly [Side, Side],
): Place {
  return {
    side,
    middle: {
      x: x + side * (GAP + label.width / 2),
      y: y + level * (label.height / 2 + (side === 0 ? GAP : 0)),
    },
  };
}

/** The area that two boxes share, given by their middles. */
function overlap(a: Box, b: Box): number {
  const along = (from: number, to: number, lengths: number): number =>
    Math.max(0, lengths / 2 - Math.abs(from - to));
  return (
    Math.min(along(a.x, b.x, a.width + b.width), a.width, b.width) *
    Math.min(along(a.y, b.y, a.height + b.height), a.height, b.height)
  );
}
