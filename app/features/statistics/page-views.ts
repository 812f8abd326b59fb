import { isAllowed, onConsentChange } from '#app/lib/consent-state.ts';
import { countPage, forgetSession, track } from '#app/lib/track.ts';

const TITLES: Readonly<Record<string, string>> = { '/': 'Homepage' };
let pending: string | null = null;

/** One page view a visit of a page: the event with consent, else the plain count; consent given later on the page adds the event. */
export function recordPageView(path: string): void {
  if (isAllowed('analytics')) {
    pending = null;
    sendEvent(path);
  } else {
    pending = path;
    countPage(path);
  }
}

const sendEvent = (path: string): void =>
  track({ name: 'page_view', category: 'navigation', label: TITLES[path] ?? path });

export const followConsent = (): (() => void) =>
  onConsentChange(() => {
    if (!isAllowed('analytics')) return forgetSession();
    if (pending === null) return undefined;
    sendEvent(pending);
    pending = null;
    return undefined;
  });
