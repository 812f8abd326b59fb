import { useState } from 'react';
import type { Waiting } from './waiting.ts';

/**
 * What waits longest, for the place beside its list. It stays there once it is
 * answered or something older comes in: somebody may be writing. Chosen anew when
 * something was open meanwhile.
 */
export function useLongest(
  rows: readonly Waiting[] | undefined,
  isOpen: boolean,
): Waiting | undefined {
  const [kept, setKept] = useState<Waiting>();
  const next = isOpen ? undefined : (kept ?? rows?.[0]);
  if (next !== kept) setKept(next);
  return next;
}
