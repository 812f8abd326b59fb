import { setTimeout as wait } from 'node:timers/promises';

/** Longer than finding an account and storing its code takes. */
const FLOOR_MS = 120;

/**
 * For a refusal whose cause must not show in its time: not before the floor has
 * passed since `begun` (performance.now()).
 */
export const holdBack = (begun: number): Promise<void> =>
  wait(Math.max(0, FLOOR_MS - (performance.now() - begun)));

/**
 * Endpoints that answer alike for known and unknown addresses also take the
 * same time: never less than the floor.
 */
export async function inConstantTime<T>(run: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([run(), wait(FLOOR_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
