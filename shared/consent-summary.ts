// What the first view of the cookie banner needs. The categories stand apart, because most visitors never open them.

export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

export const CONSENT_BANNER_TEXT =
  'Wir setzen nur notwendige Speicherung ein, solange Sie nichts anderes erlauben. Statistik läuft auf unserem eigenen Server, ohne Weitergabe an Dritte. Ihre Auswahl ändern Sie jederzeit unten links.';

/** First 16 hex digits of the SHA-256 of CONSENT_FULL_TEXT (consent-categories.ts); a test compares them. A new version asks every visitor again. */
export const CONSENT_VERSION = 'deb6eb548e6487ba';
