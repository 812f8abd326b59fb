import { STORAGE_KEYS } from './storage-keys.ts';

/**
 * What the site keeps in a browser and why, as the page on stored data lists
 * it; the code uses the same keys. `necessary` entries need no consent because
 * the visitor asks for what they do (§ 25(2) no. 2 TDDDG).
 */
export type StorageEntry = {
  key: string;
  where: 'local' | 'session' | 'cookie' | 'cache' | 'database';
  necessary: boolean;
  /** German, one sentence, as visitors read it. */
  purpose: string;
  /** Days until the entry is ignored and removed; null where the session or the visitor ends it. */
  maxAgeDays: number | null;
  /** Only for the agency's own people, in its admin area. */
  isOfStaff?: true;
};

export const STORAGE_REGISTER = {
  session: {
    ...STORAGE_KEYS.session,
    where: 'cookie',
    necessary: true,
    purpose:
      'Hält Sie nach der Anmeldung im Kundenportal angemeldet, bis Sie sich abmelden oder es ' +
      '30 Tage lang nicht öffnen.',
  },
  knownDevice: {
    ...STORAGE_KEYS.knownDevice,
    where: 'cookie',
    necessary: true,
    purpose:
      'Merkt sich nach der Anmeldung das Gerät, damit falsche Passwörter und Codes Fremder Sie nicht ' +
      'aussperren.',
  },
  quoteDraft: {
    ...STORAGE_KEYS.quoteDraft,
    where: 'local',
    necessary: true,
    purpose:
      'Hält Ihre begonnene Angebotsanfrage auf diesem Gerät, ohne Unterschrift und ' +
      'Einwilligungen; nach einem Versuch zu senden auch, ob Sie den Newsletter wünschten.',
  },
  quoteWaiting: {
    ...STORAGE_KEYS.quoteWaiting,
    where: 'local',
    necessary: true,
    purpose:
      'Hält eine ohne Verbindung abgeschickte Angebotsanfrage samt Unterschrift, bis sie ' +
      'gesendet ist oder Sie sie zurücknehmen.',
  },
  quoteReceipt: {
    ...STORAGE_KEYS.quoteReceipt,
    where: 'session',
    necessary: true,
    purpose:
      'Zeigt nach dem Absenden einer Anfrage Nummer, Preis und Link zu ihrem Stand, bis Sie ' +
      'die Anzeige oder den Tab schließen.',
  },
  consent: {
    ...STORAGE_KEYS.consent,
    where: 'local',
    necessary: true,
    purpose:
      'Merkt sich Ihre Auswahl zu Cookies und Speicherung, mit Zeitpunkt und zufälliger ' +
      'Nachweisnummer.',
  },
  consultationDismissed: {
    ...STORAGE_KEYS.consultationDismissed,
    where: 'session',
    necessary: true,
    purpose:
      'Merkt sich, dass Sie das Beratungsangebot geschlossen oder genutzt haben, bis Sie den ' +
      'Tab schließen.',
  },
  chatTalk: {
    ...STORAGE_KEYS.chatTalk,
    where: 'session',
    necessary: true,
    purpose:
      'Hält Ihr Gespräch mit dem Assistenten ab der ersten Nachricht, auch die begonnene und ' +
      'die E-Mail-Adresse einer begonnenen Terminbuchung, bis Sie es löschen oder den Tab ' +
      'schließen.',
  },
  messageDrafts: {
    ...STORAGE_KEYS.messageDrafts,
    where: 'session',
    necessary: true,
    purpose:
      'Hält Ihre begonnenen Nachrichten im Kundenportal, auch wenn die Anmeldung abläuft, bis ' +
      'Sie sie senden, sich abmelden oder den Tab schließen.',
  },
  areaView: {
    ...STORAGE_KEYS.areaView,
    where: 'local',
    necessary: true,
    isOfStaff: true,
    purpose:
      'Merkt sich in der Verwaltung, wie dicht Sie Listen wünschen und ob Tastenkürzel gelten.',
  },
  recentRecords: {
    ...STORAGE_KEYS.recentRecords,
    where: 'local',
    necessary: true,
    isOfStaff: true,
    purpose:
      'Merkt sich in der Verwaltung die Nummern der zuletzt geöffneten Vorgänge, ohne Namen ' +
      'und Inhalte.',
  },
  carriedToasts: {
    ...STORAGE_KEYS.carriedToasts,
    where: 'session',
    necessary: true,
    purpose: 'Zeigt eine Meldung auf der nächsten Seite zu Ende, danach wird sie entfernt.',
  },
  attribution: {
    ...STORAGE_KEYS.attribution,
    where: 'session',
    necessary: false,
    purpose:
      'Merkt sich Herkunftslink und Kampagne Ihres Besuchs, nur mit Ihrer Einwilligung, bis Sie ' +
      'eine Anfrage senden oder den Tab schließen.',
  },
  analyticsSession: {
    ...STORAGE_KEYS.analyticsSession,
    where: 'session',
    necessary: false,
    purpose:
      'Hält die zufällige Kennung Ihres Besuchs für die Statistik, nur mit Ihrer ' +
      'Einwilligung, bis Sie den Tab schließen.',
  },
  offlineNotice: {
    ...STORAGE_KEYS.offlineNotice,
    where: 'cache',
    necessary: true,
    purpose:
      'Hält die eine Seite „Keine Verbindung“ bereit. Ohne sie zeigte der Browser bei ' +
      'gestörter Verbindung nur seinen Fehler. Sie enthält nichts von Ihrem Besuch.',
  },
  visitedPages: {
    ...STORAGE_KEYS.visitedPages,
    where: 'cache',
    necessary: false,
    purpose:
      'Hält bis zu 30 besuchte öffentliche Seiten bereit, damit sie auch ohne Verbindung ' +
      'erscheinen, nur mit Ihrer Einwilligung.',
  },
  visitedFiles: {
    ...STORAGE_KEYS.visitedFiles,
    where: 'cache',
    necessary: false,
    purpose:
      'Hält Gestaltung und Programm der besuchten Seiten bereit, nur mit Ihrer Einwilligung.',
  },
  visitedTimes: {
    ...STORAGE_KEYS.visitedTimes,
    where: 'database',
    necessary: false,
    purpose:
      'Merkt zu jeder dieser Kopien Adresse und Zeit, damit die ältesten gelöscht werden, ' +
      'nur mit Ihrer Einwilligung.',
  },
} as const satisfies Record<keyof typeof STORAGE_KEYS, StorageEntry>;
