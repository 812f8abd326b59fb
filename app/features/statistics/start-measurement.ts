import { followAttribution } from '#app/lib/attribution.ts';
import { followErrors } from './errors.ts';
import { watchMemory } from './memory.ts';
import { followConsent, recordPageView } from './page-views.ts';
import { watchVitals } from './vitals.ts';

/** Everything that watches a page; the browser keeps what happened before. */
export function startMeasurement(): void {
  followAttribution();
  followConsent();
  const recordView = (): void => {
    // An address that leads nowhere is no page, and anybody may make one up.
    if (!document.querySelector('[data-missing]')) recordPageView(location.pathname);
  };
  recordView();
  // Out of the back/forward cache nothing is loaded anew.
  window.addEventListener('pageshow', ({ persisted }) => persisted && recordView());
  followErrors();
  watchVitals();
  watchMemory();
}
