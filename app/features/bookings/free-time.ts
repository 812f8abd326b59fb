import type { DayPlan } from './plan-week.ts';

type Range = { from: number; to: number };

/** Shorter gaps are pauses. */
const LEAST = 15;

const within = (inner: Range, outer: Range): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

/**
 * When somebody could still be talked to on a day, of as many at once as `capacity` says; from
 * `start` on, in minutes since midnight.
 */
export function findFree(
  { open, bookings, absences }: Pick<DayPlan, 'open' | 'bookings' | 'absences'>,
  capacity: number,
  start = 0,
): Range[] {
  const edges = [...open, ...bookings, ...absences].flatMap(({ from, to }) => [from, to]);
  const points = [...new Set([...edges, start])].toSorted((a, b) => a - b);
  const free: Range[] = [];
  for (const [index, from] of points.slice(0, -1).entries()) {
    const part = { from, to: points[index + 1]! };
    const isOpen = part.from >= start && open.some((range) => within(part, range));
    const taken =
      bookings.filter((talk) => within(part, talk)).length +
      absences
        .filter((absence) => within(part, absence))
        .reduce((sum, { places }) => sum + (places ?? capacity), 0);
    if (!isOpen || taken >= capacity) continue;
    const last = free.at(-1);
    if (last?.to === part.from) last.to = part.to;
    else free.push(part);
  }
  return free.filter(({ from, to }) => to - from >= LEAST);
}
