/** What stands in a table or count, for people; an unknown name stands for itself. */
const LABELS: Record<string, string> = {
  account: 'Konto',
  sessions: 'Sitzungen',
  profiles: 'Profil',
  customer_details: 'Rechnungsdaten',
  saved_views: 'Gespeicherte Ansichten',
  quote_requests: 'Anfragen',
  quote_consents: 'Einwilligungen zu Anfragen',
  quote_request_events: 'Verlauf der Anfragen',
  quote_request_notes: 'Notizen',
  tasks: 'Aufgaben',
  quote_files: 'Dateien zu Anfragen',
  contact_messages: 'Kontaktnachrichten',
  bookings: 'Termine',
  chat_sessions: 'Chat-Gespräche',
  chat_messages: 'Chat-Nachrichten',
  offers: 'Angebote',
  offer_events: 'Verlauf der Angebote',
  projects: 'Projekte',
  project_milestones: 'Projektschritte',
  project_files: 'Projektdateien (Einträge)',
  messages: 'Nachrichten im Portal',
  invoices: 'Rechnungen',
  payments: 'Zahlungen',
  newsletter_subscriptions: 'Newsletter-Anmeldungen',
  newsletter_events: 'Newsletter-Nachweise',
  outbox_mails: 'Mails',
  erasure_mails: 'Mail über die Löschung, noch nicht gesendet',
  files: 'Dateien',
  // Counts of the retention.
  requests: 'Anfragen',
  orders: 'Aufträge',
  withdrawals: 'Widerrufe',
  errors: 'Fehlermeldungen',
  mails: 'Gesendete und unzustellbare Mails',
  sign_ups: 'Unbestätigte Konten',
  events: 'Statistik-Ereignisse',
  proofs: 'Cookie-Nachweise',
  chats: 'Chat-Gespräche',
  newsletter_requests: 'Unbestätigte Newsletter-Anmeldungen',
  newsletter_proofs: 'Newsletter-Nachweise',
};
export const labelOf = (name: string): string => LABELS[name] ?? name;

/** 'Anfragen 2, Mails 1'; the largest first. */
export const listCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${labelOf(name)} ${count}`)
    .join(', ');
