const TITLES: Record<string, string> = {
  'quote-confirmation': 'Bestätigung der Anfrage',
  'quote-notification': 'Neue Anfrage',
  'contact-confirmation': 'Bestätigung der Nachricht',
  'contact-notification': 'Neue Nachricht',
  'chat-handover': 'Übergabe aus dem Chat',
  'chat-transcript': 'Gesprächsverlauf',
  'deletion-requested': 'Löschung beantragt',
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

/** What a mail is about, by the name of its template; an unknown name stands for itself. */
export const mailTitle = (template: string): string => TITLES[template] ?? template;
