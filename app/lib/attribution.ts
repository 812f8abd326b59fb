import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { parseJson } from '#shared/core/parse-json.ts';
import type { Attribution } from '#shared/quote/quote.ts';
import { isAllowed, onConsentChange } from './consent-state.ts';
import { readStored, writeStored } from './stored.ts';

// Where the visitor came from. With consent the first such page of the tab is
// kept until an enquiry is sent; without it nothing is stored on the device,
// and nothing told.

const KEY = STORAGE_KEYS.attribution.key;

/** On every public page, for the first click leaves the one that names the campaign. */
export function followAttribution(): void {
  keepAttribution();
  onConsentChange(keepAttribution);
}

/** Undefined where nothing led here, or the visitor did not allow to tell. */
export function findAttribution(): Partial<Attribution> | undefined {
  if (!isAllowed('functional')) return undefined;
  // Without storage only this page can tell.
  const kept = parseJson(readStored('sessionStorage', KEY) ?? 'null');
  // Written by this file alone, and checked field by field where it arrives.
  return typeof kept === 'object' && kept ? kept : readArrival();
}

/** An enquiry has taken it along. */
export const forgetAttribution = (): void => void writeStored('sessionStorage', KEY, null);

function keepAttribution(): void {
  const found = findAttribution();
  writeStored('sessionStorage', KEY, found ? JSON.stringify(found) : null);
}

/**
 * Read from what the browser remembers of this page load: undefined when
 * neither campaign parameters nor a foreign page led here.
 */
function readArrival(): Partial<Attribution> | undefined {
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
