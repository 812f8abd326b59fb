// What every page needs to know whether a visitor has answered.

export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/**
 * First 16 hex digits of the SHA-256 of the delivered words
 * (consent-categories.ts); a test compares them. A new version asks every
 * visitor again.
 */
export const CONSENT_VERSION = '018601bcd3c20b96';
