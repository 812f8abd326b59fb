import { followClicks } from './clicks.ts';
import { followErrors } from './errors.ts';
import { watchMemory } from './memory.ts';
import { followConsent } from './page-views.ts';
import { watchVitals } from './vitals.ts';

let started = false;

/** Starts everything that watches the page; once a load. */
export function startMeasurement(): void {
  if (started) return;
  started = true;
  followConsent();
  followClicks();
  followErrors();
  watchVitals();
  watchMemory();
}

export { recordPageView } from './page-views.ts';
