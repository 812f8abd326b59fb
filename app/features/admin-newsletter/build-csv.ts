import { buildCsv } from '#app/lib/csv.ts';

export type ConfirmedRow = { email: string; source: string; requested_at: string; confirmed_at: string };

/** The confirmed subscribers as CSV with German headings. */
export const buildSubscriberCsv = (rows: readonly ConfirmedRow[]): string =>
  buildCsv(
    ['E-Mail', 'Herkunft', 'Bestellt', 'Bestätigt'],
    rows.map((row) => ({ 'E-Mail': row.email, Herkunft: row.source, Bestellt: row.requested_at, Bestätigt: row.confirmed_at })),
  );
