/**
 * Everything the site itself keeps in a visitor's browser: the code uses these keys, the page on stored data lists them.
 * `necessary` entries need no consent because the visitor asks for what they do (§ 25(2) no. 2 TDDDG).
 */
export type StorageEntry = {
  key: string;
  where: 'local' | 'session' | 'cookie' | 'cache';
  necessary: boolean;
  /** German, one sentence, as visitors read it. */
  purpose: string;
  /** Days until the entry is ignored and removed; null where the session or the visitor ends it. */
  maxAgeDays: number | null;
};

export const STORAGE_KEYS = {
  session: {
    key: 'sb-auth-token',
    where: 'cookie',
    necessary: true,
    purpose: 'Hält Sie nach der Anmeldung im Kundenportal angemeldet, bis Sie sich abmelden.',
    maxAgeDays: null,
  },
  quoteDraft: {
    key: 'quote-draft',
    where: 'local',
    necessary: true,
    purpose: 'Hält Ihre begonnene Angebotsanfrage auf diesem Gerät, ohne Unterschrift und Einwilligungen.',
    maxAgeDays: 30,
  },
  consent: {
    key: 'cookie-consent',
    where: 'local',
    necessary: true,
    purpose: 'Merkt sich Ihre Auswahl zu Cookies und Speicherung, mit Zeitpunkt und zufälliger Nachweisnummer.',
    maxAgeDays: 183,
  },
  consultationDismissed: {
    key: 'consultation-popup-dismissed',
    where: 'session',
    necessary: true,
    purpose: 'Merkt sich, dass Sie das Beratungsangebot geschlossen oder genutzt haben, bis Sie den Tab schließen.',
    maxAgeDays: null,
  },
  analyticsSession: {
    key: 'analytics-session',
    where: 'session',
    necessary: false,
    purpose: 'Hält die zufällige Kennung Ihres Besuchs für die Statistik, nur mit Ihrer Einwilligung, bis Sie den Tab schließen.',
    maxAgeDays: null,
  },
  offlinePages: {
    key: 'pages, assets',
    where: 'cache',
    necessary: true,
    purpose: 'Hält besuchte öffentliche Seiten und ihre Dateien bereit, damit sie auch ohne Verbindung erscheinen.',
    maxAgeDays: 7,
  },
} as const satisfies Record<string, StorageEntry>;
