const TITLES: Record<string, string> = {
  'quote-confirmation': 'Bestätigung der Anfrage',
  'quote-notification': 'Neue Angebotsanfrage',
  'contact-confirmation': 'Bestätigung der Nachricht',
  'contact-notification': 'Nachricht über das Kontaktformular',
  'contact-answer': 'Antwort auf eine Nachricht',
  'withdrawal-receipt': 'Eingang des Widerrufs',
  'withdrawal-notification': 'Neuer Widerruf',
  'booking-visitor': 'Termin an den Gast',
  'booking-agency': 'Termin an die Agentur',
  'chat-handover': 'Übergabe aus dem Website-Chat',
  'chat-transcript': 'Gesprächsverlauf',
  'milestone-awaiting': 'Schritt wartet auf Freigabe',
  'milestone-decided': 'Schritt entschieden',
  'offer-sent': 'Angebot',
  'offer-question': 'Frage zum Angebot',
  'offer-answer': 'Antwort zum Angebot',
  'offer-accepted': 'Auftragsbestätigung',
  'offer-accepted-agency': 'Angebot beauftragt',
  'offer-refused': 'Angebot abgelehnt',
  'offer-withdrawn': 'Angebot zurückgezogen',
  'messages-customer': 'Ungelesene Nachrichten an den Kunden',
  'messages-agency': 'Ungelesene Kundennachrichten',
  'invoice-issued': 'Rechnung',
  'invoice-cancelled': 'Stornorechnung',
  'invoice-reminder': 'Mahnung',
  'invoice-overdue': 'Rechnung überfällig',
  'factors-removed': 'Zweiter Faktor entfernt',
  'deletion-requested': 'Löschung beantragt',
  'deletion-withdrawn': 'Löschantrag zurückgenommen',
  'person-erased': 'Daten gelöscht',
  'newsletter-confirmation': 'Newsletter bestätigen',
  'newsletter-issue': 'Newsletter',
  'newsletter-test': 'Newsletter (Test)',
  'auth-confirmation': 'E-Mail-Adresse bestätigen',
  'auth-invite': 'Einladung',
  'auth-magic_link': 'Link zur Anmeldung',
  'auth-recovery': 'Neues Passwort',
  'auth-email_change_current': 'Wechsel der E-Mail-Adresse',
  'auth-email_change_new': 'Neue E-Mail-Adresse bestätigen',
  'auth-reauthentication': 'Bestätigungscode',
};

/**
 * What a mail is about, by the name of its template; a new name stands for
 * itself until it has a title here.
 */
export const mailTitle = (template: string): string => TITLES[template] ?? template;

/** Mails that open an account: never sent again, because what they carry holds for an hour. */
export const signsIn = (template: string): boolean => template.startsWith('auth-');

/**
 * The outbox names the agency itself by a word, so that its address can change
 * before the mail leaves.
 */
export const recipientLabel = (recipient: string): string =>
  recipient === 'agency' ? 'Agentur' : recipient;
