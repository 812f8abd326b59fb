import {
  CONSENT_VERSION,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
} from '#shared/consent/consent-summary.ts';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';

export type ConsentChoices = Record<OptionalCategory, boolean>;

/**
 * What lies under 'cookie-consent' (COOKIE-09). `version` and `proofId` are
 * ours; a record without them is valid.
 */
export type ConsentRecord = ConsentChoices & {
  necessary: true;
  timestamp: string;
  version?: string;
  proofId?: string;
};

export const NOTHING_OPTIONAL: ConsentChoices = {
  functional: false,
  analytics: false,
  marketing: false,
};
export const EVERYTHING: ConsentChoices = { functional: true, analytics: true, marketing: true };

/**
 * The version of the words that this page shows; the document names it where
 * the agency has changed them.
 */
export const readConsentVersion = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['consentText']) ??
  CONSENT_VERSION;

const LIFETIME_MS = STORAGE_KEYS.consent.maxAgeDays * 24 * 3600 * 1000;

/**
 * The stored text → record; null for anything unreadable, incomplete, older
 * than six months or given to another text.
 */
export function parseConsent(text: string | null, now: number): ConsentRecord | null {
  let value: Partial<ConsentRecord> | null;
  try {
    // A claim until every field is checked below.
    value = JSON.parse(text ?? 'null') as Partial<ConsentRecord> | null;
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value?.necessary !== true) return null;
  if (OPTIONAL_CATEGORIES.some((category) => typeof value[category] !== 'boolean')) return null;
  const given =
    typeof value.timestamp === 'string' || typeof value.timestamp === 'number'
      ? new Date(value.timestamp).getTime()
      : Number.NaN;
  if (Number.isNaN(given) || now - given > LIFETIME_MS) return null;
  if (value.version !== undefined && value.version !== readConsentVersion()) return null;
  // Now it is whole: every required field was looked at.
  return value as ConsentRecord;
}
