import { formatPeriod, type RetentionPeriods } from '#shared/privacy/retention.ts';

/** `name` is its count of apply_retention(). */
export type Period = { name: string; data: string; period: string };

/** How long which data are kept. */
export function listPeriods(periods: RetentionPeriods): Period[] {
  const [lead, proof, fiscal] = (['lead_months', 'proof_years', 'fiscal_years'] as const).map(
    (id) => formatPeriod(id, periods),
  );
  return [
    { name: 'requests', data: 'Anfragen ohne Auftrag', period: `${lead} nach dem letzten Kontakt` },
    {
      name: 'offers',
      data: 'Angebote ohne Auftrag',
      period: `${lead} nach Gültigkeit oder Absage`,
    },
    { name: 'messages', data: 'Kontaktnachrichten', period: `${lead} nach dem letzten Kontakt` },
    { name: 'withdrawals', data: 'Widerrufe von Verträgen', period: `${proof} ab Ende des Jahres` },
    { name: 'bookings', data: 'Termine', period: `${lead} nach dem Gespräch` },
    {
      name: 'chats',
      data: 'Chat-Gespräche',
      period:
        `${formatPeriod('chat_days', periods)} nach der letzten Nachricht, unbeantwortete ` +
        `Übergaben mit ihren Mails ${lead}, offene Fragen 180 Tage`,
    },
    {
      name: 'mails',
      data: 'Gesendete und unzustellbare Mails',
      period: formatPeriod('mail_days', periods),
    },
    { name: 'sign_ups', data: 'Unbestätigte Konten', period: '30 Tage' },
    { name: 'newsletter_requests', data: 'Unbestätigte Newsletter-Anmeldungen', period: '30 Tage' },
    {
      name: 'newsletter_proofs',
      data: 'Newsletter-Nachweise',
      period: `${proof} nach der Abmeldung`,
    },
    {
      name: 'projects',
      data: 'Abgeschlossene Projekte mit Dateien',
      period: `${formatPeriod('warranty_years', periods)} nach Abschluss (Gewährleistung)`,
    },
    {
      name: 'orders',
      data: 'Aufträge (Anfrage, Angebot, Nachweis)',
      period: `${fiscal} ab Ende des Jahres`,
    },
    {
      name: 'invoices',
      data: 'Rechnungen, Stornos und Zahlungen',
      period: `${fiscal} ab Ende des Jahres der letzten Zahlung`,
    },
    { name: 'events', data: 'Statistik-Ereignisse', period: '90 Tage' },
    { name: 'proofs', data: 'Cookie-Nachweise', period: proof! },
    { name: 'errors', data: 'Fehlermeldungen', period: '90 Tage nach dem letzten Mal' },
  ];
}
