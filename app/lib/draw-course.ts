export type Point = { x: number; y: number };

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Smooth line through the points of a river or a border (Catmull-Rom), as path
 * data. A smooth curve begins as the one before has ended, so that each needs
 * its second control point alone.
 */
export function drawCourse(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return '';
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const after = points[index + 2] ?? to;
    const control = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6] as const;
    const numbers = [control[0] - from.x, control[1] - from.y, to.x - from.x, to.y - from.y];
    return `s${numbers.map(round).join(' ')}`;
  });
  return `M${round(start.x)} ${round(start.y)}${curves.join('')}`;
}
