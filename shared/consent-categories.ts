// The four categories of the cookie banner, word for word as visitors read them.

export const CONSENT_CATEGORIES = [
  {
    id: 'necessary',
    label: 'Notwendig',
    description: 'Anmeldung, Ihre Auswahl in diesem Fenster, begonnene Anfragen. Ohne sie funktioniert die Website nicht.',
  },
  {
    id: 'functional',
    label: 'Funktional',
    description: 'Merkt sich Herkunftslink und Kampagne Ihres Besuchs, bis Sie eine Anfrage senden.',
  },
  {
    id: 'analytics',
    label: 'Statistik',
    description: 'Zählt Seitenaufrufe und Klicks auf unserem eigenen Server. Keine Weitergabe, nach 90 Tagen gelöscht.',
  },
  {
    id: 'marketing',
    label: 'Marketing',
    description: 'Derzeit nutzen wir keine Marketing-Dienste. Ihre Auswahl gilt, falls sich das ändert; dann fragen wir neu.',
  },
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]['id'];
export type OptionalCategory = Exclude<ConsentCategory, 'necessary'>;
export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing'] as const satisfies readonly OptionalCategory[];

export const CONSENT_BANNER_TEXT =
  'Wir setzen nur notwendige Speicherung ein, solange Sie nichts anderes erlauben. Statistik läuft auf unserem eigenen Server, ohne Weitergabe an Dritte. Ihre Auswahl ändern Sie jederzeit unten links.';

/** Everything a visitor read before choosing; its hash is the version that consent and proof name. */
export const CONSENT_FULL_TEXT = [
  CONSENT_BANNER_TEXT,
  ...CONSENT_CATEGORIES.map(({ label, description }) => `${label}: ${description}`),
].join('\n');
/** First 16 hex digits of the SHA-256 of CONSENT_FULL_TEXT; a test compares them. A new version asks every visitor again. */
export const CONSENT_VERSION = 'deb6eb548e6487ba';
