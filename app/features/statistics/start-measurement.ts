import { followAttribution } from '#app/lib/attribution.ts';
import { followErrors } from './errors.ts';
import { watchMemory } from './memory.ts';
import { followConsent, recordPageView } from './page-views.ts';
import { watchVitals } from './vitals.ts';

/** Everything that watches a page; the browser keeps what happened before. */
export function startMeasurement(): void {
  followAttribution();
  followConsent();
  recordPageView(location.pathname);
  // Out of the back/forward cache nothing is loaded anew.
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && recordPageView(location.pathname),
  );
  followErrors();
  watchVitals();
  watchMemory();
}
