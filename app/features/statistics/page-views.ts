import { isAllowed, onConsentChange } from '#app/lib/consent-state.ts';
import { countPage, forgetSession, track } from '#app/lib/track.ts';
import { parseUrl } from '#shared/core/parse-url.ts';

const TITLES: Readonly<Record<string, string>> = { '/': 'Homepage' };
let pending: string | null = null;
/** Told once, with the first event of the visit's first page. */
let arrival = findArrival();

/**
 * Origin of the foreign page that led here, empty without one; null where the
 * visit began before.
 */
function findArrival(): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate')
    return null;
  const before = parseUrl(document.referrer);
  return before?.origin === location.origin ? null : (before?.href.split(/[?#]/)[0] ?? '');
}

/**
 * One page view a visit of a page: the event with consent, else the plain
 * count; consent given later on the page adds the event.
 */
export function recordPageView(path: string): void {
  if (isAllowed('analytics')) {
    pending = null;
    sendEvent(path);
  } else {
    pending = path;
    countPage(path);
  }
}

function sendEvent(path: string): void {
  track({ name: 'page_view', category: 'navigation', label: TITLES[path] ?? path });
  if (arrival !== null) track({ name: 'visit', category: 'source', label: arrival.slice(0, 300) });
  arrival = null;
}

export const followConsent = (): (() => void) =>
  onConsentChange(() => {
    if (!isAllowed('analytics')) return forgetSession();
    if (pending === null) return undefined;
    sendEvent(pending);
    pending = null;
    return undefined;
  });
