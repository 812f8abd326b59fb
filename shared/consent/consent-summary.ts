// What the first view of the cookie banner needs. The categories stand apart, because most visitors never open them.

export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

/** One line each: as one paragraph they would be the largest text of many pages, and the page count as painted when the banner is. */
export const CONSENT_BANNER_SENTENCES = [
  'Ohne Zustimmung speichern wir nur Notwendiges.',
  'Statistik bleibt auf unserem eigenen Server.',
  'Ändern können Sie das unten links.',
] as const;

/** First 16 hex digits of the SHA-256 of CONSENT_FULL_TEXT (consent-categories.ts); a test compares them. A new version asks every visitor again. */
export const CONSENT_VERSION = '100d0db40eeb1310';
