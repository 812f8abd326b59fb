import { OPTIONAL_CATEGORIES } from '#shared/consent/consent-summary.ts';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { createListeners } from './listeners.ts';
import { readStored, writeStored } from './stored.ts';
import { createUuid } from './uuid.ts';
import {
  parseConsent,
  readConsentVersion,
  type ConsentChoices,
  type ConsentRecord,
} from './consent-record.ts';

export type ConsentAction = 'accept_all' | 'necessary_only' | 'save';

const KEY = STORAGE_KEYS.consent.key;
const { tell, subscribe } = createListeners();
let cachedText: string | null | undefined;
let cached: ConsentRecord | null = null;

const readText = (): string | null => readStored('localStorage', KEY);

/** The valid stored choice, or null. Browser only. */
export function readConsent(): ConsentRecord | null {
  const text = readText();
  if (text !== cachedText) {
    cachedText = text;
    cached = parseConsent(text, Date.now());
  }
  return cached;
}

export const isAllowed = (category: keyof ConsentChoices): boolean =>
  readConsent()?.[category] === true;

/**
 * A browser that sends Global Privacy Control has answered for its visitor:
 * nothing optional, and no banner that asks again.
 */
export const refusesBySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * Stores a choice with a new timestamp and tells everybody who listens. The
 * proof goes to the server in the background.
 */
export function saveConsent(choices: ConsentChoices, action: ConsentAction): ConsentRecord {
  const before = readConsent();
  const record: ConsentRecord = {
    necessary: true,
    ...choices,
    timestamp: new Date().toISOString(),
    version: readConsentVersion(),
    proofId: before?.proofId ?? createUuid(),
  };
  if (!writeStored('localStorage', KEY, JSON.stringify(record))) {
    // Storage is switched off: the choice then holds for this page only.
    cachedText = readText();
    cached = record;
  }
  tell();
  void import('./send-consent-proof.ts').then(({ sendProof }) =>
    sendProof(record, isWithdrawal(before ?? null, choices) ? 'withdraw' : action),
  );
  return record;
}

const isWithdrawal = (before: ConsentChoices | null, after: ConsentChoices): boolean =>
  before !== null && OPTIONAL_CATEGORIES.some((category) => before[category] && !after[category]);

export function onConsentChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent): void => {
    if (event.key === KEY || event.key === null) listener();
  };
  const unsubscribe = subscribe(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', fromOtherTab);
  };
}
