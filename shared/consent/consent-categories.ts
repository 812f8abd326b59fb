import { CONSENT_BANNER_SENTENCES } from './consent-summary.ts';

// The four categories of the cookie banner, word for word as visitors read them.

export const CONSENT_CATEGORIES = [
  {
    id: 'necessary',
    label: 'Notwendig',
    description:
      'Anmeldung, Ihre Auswahl in diesem Fenster, begonnene Anfragen. Ohne sie funktioniert die Website nicht.',
  },
  {
    id: 'functional',
    label: 'Funktional',
    description:
      'Merkt sich Herkunftslink und Kampagne Ihres Besuchs, bis Sie eine Anfrage senden.',
  },
  {
    id: 'analytics',
    label: 'Statistik',
    description:
      'Zählt Seitenaufrufe und Klicks auf unserem eigenen Server. Keine Weitergabe, nach 90 Tagen gelöscht.',
  },
  {
    id: 'marketing',
    label: 'Marketing',
    description:
      'Derzeit nutzen wir keine Marketing-Dienste. Ihre Auswahl gilt, falls sich das ändert; dann fragen wir neu.',
  },
] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]['id'];

/** Everything a visitor read before choosing; its hash is the version that consent and proof name. */
export const CONSENT_FULL_TEXT = [
  CONSENT_BANNER_SENTENCES.join(' '),
  ...CONSENT_CATEGORIES.map(({ label, description }) => `${label}: ${description}`),
].join('\n');
