import { setTimeout as wait } from 'node:timers/promises';

/** Longer than finding an account and storing its code takes. */
const FLOOR_MS = 120;

/** Endpoints that answer alike for known and unknown addresses also take the same time: never less than the floor. */
export async function inSteadyTime<T>(run: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([run(), wait(FLOOR_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}
