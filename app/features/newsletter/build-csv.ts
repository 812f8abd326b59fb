import { agencyDay } from '#shared/agency/agency-day.ts';
import { buildCsv } from '#app/lib/csv.ts';
import { formatClock } from '#app/private/dates.ts';
import { nameSource } from './issue.ts';

export type ConfirmedRow = {
  email: string | null;
  source: string;
  requested_at: string;
  confirmed_at: string | null;
};

/** By the agency's clock, in the order that tables sort: '2026-11-02 14:05'. */
const formatSortable = (iso: string): string => `${agencyDay(iso)} ${formatClock(iso)}`;

/** The confirmed subscribers as CSV with German headings. */
export const buildSubscriberCsv = (rows: readonly ConfirmedRow[]): string =>
  buildCsv(
    {
      'E-Mail': (row) => row.email ?? '',
      Herkunft: (row) => nameSource(row.source),
      Bestellt: (row) => formatSortable(row.requested_at),
      Bestätigt: (row) => (row.confirmed_at ? formatSortable(row.confirmed_at) : ''),
    },
    rows,
  );
