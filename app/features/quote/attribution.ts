import { isAllowed } from '#app/lib/consent-state.ts';
import type { Attribution } from '#shared/quote/quote.ts';

// Where the visitor came from, read from what the browser remembers of this
// page load: nothing is stored on the device, and nothing told without consent.

/**
 * Undefined when neither campaign parameters nor a foreign page led here, or the
 * visitor did not allow to tell.
 */
export function findAttribution(): Partial<Attribution> | undefined {
  if (!isAllowed('functional')) return undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  const landing = new URL(navigation?.name || location.href);
  const campaign = Object.fromEntries(
    (['source', 'medium', 'campaign', 'term', 'content'] as const)
      .map((name) => [name, landing.searchParams.get(`utm_${name}`)?.slice(0, 120)] as const)
      .filter(([, value]) => value),
  );
  const referrer = readForeignReferrer();
  if (Object.keys(campaign).length === 0 && !referrer) return undefined;
  return {
    ...campaign,
    ...(referrer && { referrer }),
    landingPage: landing.pathname.slice(0, 500),
  };
}

function readForeignReferrer(): string | undefined {
  if (!document.referrer) return undefined;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin ? undefined : (origin + pathname).slice(0, 500);
}
