import { setTimeout as wait } from 'node:timers/promises';

/** Longer than finding an account and storing its code takes. */
const FLOOR_MS = 120;
const CEILING_MS = 500;
const DECAY = 0.9;

/**
 * Where the machine has more to do, finding and storing takes longer than
 * finding nothing: what it took lately then holds for all answers.
 */
let floor = FLOOR_MS;

/**
 * For a refusal whose cause must not show in its time: not before the floor has
 * passed since `begun` (performance.now()).
 */
export function holdBack(begun: number): Promise<void> {
  const taken = performance.now() - begun;
  floor = Math.min(CEILING_MS, Math.max(taken, FLOOR_MS + (floor - FLOOR_MS) * DECAY));
  return wait(Math.max(0, floor - taken));
}

/**
 * Endpoints that answer alike for known and unknown addresses also take the
 * same time: never less than the floor.
 */
export async function inConstantTime<T>(run: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await run();
  } finally {
    await holdBack(begun);
  }
}
