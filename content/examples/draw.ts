/** Numbers that look like chance and are the same in every build. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Point = readonly [x: number, y: number];

/** A coordinate as short as it can be read. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;
export const polyline = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** A soft line through the middles between its points. */
export function softLine(points: readonly Point[], closed = false): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  let path = `M${at(closed ? middle(last, first) : first)}`;
  points.forEach((point, index) => {
    const next = points[index + 1] ?? (closed ? first : undefined);
    path += next ? `Q${at(point)} ${at(middle(point, next))}` : `L${at(point)}`;
  });
  return closed ? `${path}Z` : path;
}

/** A cut of the gouge: pointed at both ends, thick in the middle. */
export function cut([x1, y1]: Point, [x2, y2]: Point, width: number, bend = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const side: Point = [-(y2 - y1) / length, (x2 - x1) / length];
  const middle: Point = [(x1 + x2) / 2 + side[0] * bend, (y1 + y2) / 2 + side[1] * bend];
  const over: Point = [middle[0] + side[0] * width, middle[1] + side[1] * width];
  const under: Point = [middle[0] - side[0] * width, middle[1] - side[1] * width];
  return `M${short(x1)} ${short(y1)}Q${at(over)} ${short(x2)} ${short(y2)}Q${at(under)} ${short(x1)} ${short(y1)}Z`;
}
