import { buildCsv } from '#app/lib/csv.ts';

export type ConfirmedRow = {
  email: string | null;
  source: string;
  requested_at: string;
  confirmed_at: string | null;
};

/** The confirmed subscribers as CSV with German headings. */
export const buildSubscriberCsv = (rows: readonly ConfirmedRow[]): string =>
  buildCsv(
    {
      'E-Mail': (row) => row.email ?? '',
      Herkunft: (row) => row.source,
      Bestellt: (row) => row.requested_at,
      Bestätigt: (row) => row.confirmed_at ?? '',
    },
    rows,
  );
