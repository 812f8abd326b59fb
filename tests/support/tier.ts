import { it } from 'vitest';

/**
 * False in the gate (`npm test`): there a loop is shorter, and what another
 * test covers in part waits for `npm run test:full`.
 */
export const isFullTier = process.env['TEST_TIER'] !== 'gate';

/** A test of the full tier alone, among those of the gate. */
export const itInFull = (title: string, run: () => Promise<void>): void => {
  if (isFullTier) it(title, run);
};
