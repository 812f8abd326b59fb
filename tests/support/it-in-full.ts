import { it } from 'vitest';
import { isFullTier } from './tier.ts';

/** A test of the full tier alone, among those of the gate. */
export const itInFull = (title: string, run: () => Promise<void>): void => {
  if (isFullTier) it(title, run);
};
