import { onConsentChange, readConsent, refusesBySignal } from '#app/lib/consent-state.ts';
import { keepClearOf, setOverlay } from '#app/lib/overlays.ts';

/** The banner stands in every page and shows where nobody has answered yet (COOKIE-01). */
export function watchConsent(): void {
  const check = (): void => setOverlay('consent', readConsent() === null && !refusesBySignal());
  check();
  onConsentChange(check);
  // A page from the back/forward cache has missed an answer given on another one.
  addEventListener('pageshow', check);
  const banner = document.querySelector<HTMLElement>('[data-overlay=consent]');
  if (banner) keepClearOf(banner, '--banner-space');
}
