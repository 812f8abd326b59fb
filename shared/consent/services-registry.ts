import { STORAGE_REGISTER, type StorageEntry } from './storage-register.ts';
import { formatPeriod, type RetentionPeriods } from '../privacy/retention.ts';
import type { ConsentCategory } from './consent-categories.ts';

/**
 * One processing of personal data. The privacy statement, the page of all
 * services and the banner read this list (L-04).
 */
export type DataService = {
  id: string;
  name: string;
  category: ConsentCategory;
  purpose: string;
  data: string;
  legalBasis: string;
  recipients: string;
  retention: (periods: RetentionPeriods) => string;
  /** Keys it writes into the visitor's browser. */
  storage: readonly StorageEntry[];
  /** Hosts that the browser contacts for it; empty means our own server only. */
  hosts: readonly string[];
};

const HOST = 'Hosting-Anbieter als Auftragsverarbeiter';
const HOST_AND_MAIL = 'Hosting- und E-Mail-Anbieter als Auftragsverarbeiter';
const NOBODY = 'niemand, es bleibt auf Ihrem Gerät';
const afterContact = (periods: RetentionPeriods): string =>
  `${formatPeriod('lead_months', periods)} nach dem letzten Kontakt`;

export const DATA_SERVICES: readonly DataService[] = [
  {
    id: 'website',
    name: 'Auslieferung der Website',
    category: 'necessary',
    purpose: 'Seiten anzeigen, Meldungen zu Ende zeigen, Angriffe abwehren',
    data: 'IP-Adresse für die Dauer der Verbindung, angefragte Adresse, Zeitpunkt',
    legalBasis: 'Art. 6 Abs. 1 Buchst. f DSGVO (sicherer Betrieb)',
    recipients: HOST,
    retention: () =>
      'Protokoll ohne IP-Adresse, je nach Einrichtung des Servers 7 Tage oder die neuesten 15 MB',
    storage: [STORAGE_REGISTER.carriedToasts],
    hosts: [],
  },
  {
    id: 'consent',
    name: 'Verwaltung Ihrer Auswahl',
    category: 'necessary',
    purpose: 'Ihre Auswahl beachten und nachweisen',
    data: 'Auswahl, Zeitpunkt, Textfassung, zufällige Nummer; keine IP-Adresse',
    legalBasis: 'Art. 6 Abs. 1 Buchst. c, Art. 7 Abs. 1 DSGVO, § 25 Abs. 2 Nr. 2 TDDDG',
    recipients: HOST,
    retention: (periods) =>
      `im Browser 6 Monate, als Nachweis ${formatPeriod('proof_years', periods)}`,
    storage: [STORAGE_REGISTER.consent],
    hosts: [],
  },
  {
    id: 'quote',
    name: 'Angebotsanfrage',
    category: 'necessary',
    purpose: 'Angebot erstellen',
    data:
      'Projektangaben, Name, Unternehmen, E-Mail, Telefon für Rückfragen, Ort, Anmerkungen, ' +
      'Unterschrift, hochgeladene Unterlagen',
    legalBasis: 'Art. 6 Abs. 1 Buchst. b DSGVO (vorvertraglich)',
    recipients: HOST_AND_MAIL,
    retention: (periods) =>
      `${formatPeriod('lead_months', periods)} nach dem letzten Kontakt, bei Auftrag nach ` +
      `steuerlichen Fristen (${formatPeriod('fiscal_years', periods)}); Unterlagen ohne ` +
      'gesendete Anfrage 3 Tage',
    storage: [
      STORAGE_REGISTER.quoteDraft,
      STORAGE_REGISTER.quoteWaiting,
      STORAGE_REGISTER.quoteReceipt,
    ],
    hosts: [],
  },
  {
    id: 'contact',
    name: 'Kontaktformular',
    category: 'necessary',
    purpose: 'Ihre Nachricht beantworten',
    data: 'Name, E-Mail, Telefon, Nachricht',
    legalBasis: 'Art. 6 Abs. 1 Buchst. b und f DSGVO',
    recipients: HOST_AND_MAIL,
    retention: afterContact,
    storage: [],
    hosts: [],
  },
  {
    id: 'booking',
    name: 'Terminbuchung',
    category: 'necessary',
    purpose: 'Ihr Beratungsgespräch vereinbaren und führen',
    data: 'Termin, Art des Gesprächs, Name, E-Mail, Telefon, Anmerkung',
    legalBasis: 'Art. 6 Abs. 1 Buchst. b DSGVO (vorvertraglich)',
    recipients: HOST_AND_MAIL,
    retention: afterContact,
    storage: [],
    hosts: [],
  },
  {
    id: 'newsletter',
    name: 'Newsletter',
    category: 'necessary',
    purpose: 'Ihnen den Newsletter senden und Ihre Zustimmung nachweisen',
    data:
      'E-Mail, Zeitpunkt und Textfassung von Bestellung, Bestätigung und Abmeldung; keine ' +
      'IP-Adresse, keine Messung des Lesens',
    legalBasis:
      'Art. 6 Abs. 1 Buchst. a DSGVO (Einwilligung mit Bestätigung per E-Mail), § 7 Abs. 2 UWG',
    recipients: HOST_AND_MAIL,
    retention: (periods) =>
      'unbestätigt 30 Tage; sonst bis zur Abmeldung, danach Nachweis und Prüfwert der ' +
      `Adresse ${formatPeriod('proof_years', periods)}`,
    storage: [],
    hosts: [],
  },
  {
    id: 'chat',
    name: 'Chat-Assistent',
    category: 'necessary',
    purpose: 'Fragen zu unseren Leistungen beantworten und Antworten verbessern',
    data:
      'Ihre Nachrichten ab der ersten; erkannte E-Mail-Adressen, Telefonnummern, Kontodaten und ' +
      'Angaben zur Gesundheit werden vor dem Speichern unkenntlich gemacht',
    legalBasis:
      'Art. 6 Abs. 1 Buchst. f DSGVO (Fragen sofort beantworten, Antworten verbessern), Buchst. b, ' +
      'wenn Sie nach einem Angebot fragen',
    recipients: `${HOST}; E-Mail-Anbieter, wenn Sie das Gespräch anfordern oder um Antwort bitten`,
    retention: (periods) =>
      `${formatPeriod('chat_days', periods)}, auf Wunsch sofort gelöscht, außer was Sie an unser ` +
      'Team weitergegeben haben: das bleibt, bis wir geantwortet haben, höchstens ' +
      `${formatPeriod('lead_months', periods)}; ohne Bezug zum Gespräch Fragen ohne Antwort ` +
      '180 Tage und Nachrichten, aus denen der Assistent gelernt hat, bis wir sie entfernen',
    storage: [STORAGE_REGISTER.chatTalk],
    hosts: [],
  },
  {
    id: 'account',
    name: 'Kundenkonto',
    category: 'necessary',
    purpose: 'Anmeldung im Kundenportal',
    data:
      'Name, E-Mail, Passwort als Prüfwert; je Anmeldung Zeitpunkt, IP-Adresse und ' +
      'Browserkennung',
    legalBasis:
      'Art. 6 Abs. 1 Buchst. b DSGVO, für das Protokoll der Anmeldungen Buchst. f; ' +
      '§ 25 Abs. 2 Nr. 2 TDDDG',
    recipients: HOST_AND_MAIL,
    retention: () => 'bis Sie die Löschung beantragen, Protokoll der Anmeldungen 90 Tage',
    storage: [
      STORAGE_REGISTER.session,
      STORAGE_REGISTER.knownDevice,
      STORAGE_REGISTER.messageDrafts,
      STORAGE_REGISTER.areaView,
      STORAGE_REGISTER.recentRecords,
    ],
    hosts: [],
  },
  {
    id: 'consultation',
    name: 'Beratungsangebot',
    category: 'necessary',
    purpose: 'Das Angebot nach dem Schließen nicht erneut zeigen',
    data: 'Merker ohne Personenbezug',
    legalBasis: '§ 25 Abs. 2 Nr. 2 TDDDG',
    recipients: NOBODY,
    retention: () => 'bis Sie den Tab schließen',
    storage: [STORAGE_REGISTER.consultationDismissed],
    hosts: [],
  },
  {
    id: 'offline-notice',
    name: 'Seite „Keine Verbindung“',
    category: 'necessary',
    purpose: 'Bei gestörter Verbindung sagen, was los ist und wie Sie uns erreichen',
    data: 'eine Seite, für alle dieselbe, auf Ihrem Gerät; nichts von Ihrem Besuch',
    legalBasis: '§ 25 Abs. 2 Nr. 2 TDDDG',
    recipients: NOBODY,
    retention: () => 'bis eine neue Fassung der Website sie ersetzt',
    storage: [STORAGE_REGISTER.offlineNotice],
    hosts: [],
  },
  {
    id: 'page-count',
    name: 'Seitenzähler',
    category: 'necessary',
    purpose:
      'Wissen, welche Seiten gelesen und welche Schritte in Formular, Chat und Buchung ' +
      'erreicht werden, und woher Besuche kommen',
    data:
      'je Tag gezählt, ohne dass die Zahlen zusammenhängen: Pfad der Seite, Name des Schritts, ' +
      'verweisende Website, Kampagne im Link, Geräteart und Sprache, wie der Browser sie beim ' +
      'Aufruf mitsendet; keine Kennung, kein Browsertyp, keine IP-Adresse',
    legalBasis: 'ohne Personenbezug',
    recipients: HOST,
    retention: () => 'Tagessummen',
    storage: [],
    hosts: [],
  },
  {
    id: 'analytics',
    name: 'Statistik',
    category: 'analytics',
    purpose: 'Website verbessern',
    data:
      'Seite, verweisende Website und Kampagne des Besuchs, Klick, bearbeitetes Formularfeld ' +
      'ohne Inhalt, Tempo der Seite, Fehler der Seite, Zeitpunkt, Browsertyp, zufällige Kennung je ' +
      'Besuch',
    legalBasis: 'Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG (Einwilligung)',
    recipients: HOST,
    retention: () => 'Rohdaten 90 Tage, danach Tagessummen',
    storage: [STORAGE_REGISTER.analyticsSession],
    hosts: [],
  },
  {
    id: 'visited-pages',
    name: 'Besuchte Seiten ohne Verbindung',
    category: 'functional',
    purpose: 'Besuchte Seiten auch ohne Verbindung zeigen',
    data: 'Kopien öffentlicher Seiten auf Ihrem Gerät',
    legalBasis: '§ 25 Abs. 1 TDDDG (Einwilligung)',
    recipients: NOBODY,
    retention: () => '7 Tage, höchstens 30 Seiten; beim Widerruf sofort gelöscht',
    storage: [
      STORAGE_REGISTER.visitedPages,
      STORAGE_REGISTER.visitedFiles,
      STORAGE_REGISTER.visitedTimes,
    ],
    hosts: [],
  },
  {
    id: 'attribution',
    name: 'Herkunft der Anfrage',
    category: 'functional',
    purpose: 'Wissen, welche Empfehlung oder Anzeige zu einer Anfrage führte',
    data: 'Kampagnenangaben der Adresse, verweisende Seite',
    legalBasis: 'Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG (Einwilligung)',
    recipients: HOST,
    retention: () =>
      'im Browser, bis Sie eine Anfrage senden oder den Tab schließen; danach mit der Anfrage',
    storage: [STORAGE_REGISTER.attribution],
    hosts: [],
  },
];

/** With the language model that the chat asks, where one is connected. */
export const findRecipients = (
  { id, recipients }: Pick<DataService, 'id' | 'recipients'>,
  modelHost: string | null,
): string =>
  id === 'chat' && modelHost !== null
    ? `${recipients}; das Sprachmodell bei ${modelHost}`
    : recipients;
