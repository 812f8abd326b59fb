import { inUse } from '#app/lib/early-signs.ts';
import { followClicks } from './clicks.ts';
import { followErrors } from './errors.ts';
import { watchMemory } from './memory.ts';
import { followConsent } from './page-views.ts';

/** The browser keeps the entries of vitals; the code that reads them waits for the first sign of use, or this long. */
const UNUSED_MS = 5000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let started = false;

/** Starts everything that watches the page; once a load. */
export function startMeasurement(): void {
  if (started) return;
  started = true;
  followConsent();
  followClicks();
  followErrors();
  Promise.race([inUse, wait(UNUSED_MS)])
    .then(async () => (await import('./vitals.ts')).watchVitals())
    .catch(() => undefined);
  watchMemory();
}

export { recordPageView } from './page-views.ts';
