import { FORGET_VISITED, STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { isAllowed, onConsentChange } from './consent-state.ts';

/** Registers /sw.js once the page has loaded; failing changes nothing (PWA-03). */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  void followConsent();
  onConsentChange(() => void followConsent());
}

/**
 * The worker keeps visited pages while their cache exists: it comes with the
 * consent, and goes with it, contents and times included.
 */
async function followConsent(): Promise<void> {
  const { visitedPages, visitedFiles } = STORAGE_KEYS;
  try {
    if (isAllowed('functional')) await caches.open(visitedPages.key);
    else {
      const gone = await Promise.all(
        [visitedPages, visitedFiles].map(({ key }) => caches.delete(key)),
      );
      if (!gone.includes(true)) return;
      const registration = await navigator.serviceWorker.getRegistration();
      registration?.active?.postMessage(FORGET_VISITED);
    }
  } catch {
    // A browser without storage keeps nothing.
  }
}
