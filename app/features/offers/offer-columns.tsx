import { formatCents } from '#shared/pricing/money.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/content/table.tsx';
import { findOfferState, OFFER_STATES } from './offer-facts.ts';
import { formatShortDay } from '#app/private/request-facts.ts';
import { RowLink } from '#app/private/row-link.tsx';

/** One row of the SQL function list_offers. */
export type OfferRow = {
  id: string;
  number: string | null;
  version: number;
  status: string;
  title: string;
  customer: string | null;
  gross_cents: number | null;
  valid_until: string | null;
  sent_at: string | null;
  updated_at: string;
  open_question: boolean;
  total: number;
};

export const COLUMNS: readonly Column<OfferRow>[] = [
  {
    key: 'title',
    label: 'Angebot',
    head: true,
    cell: (row) => (
      <RowLink
        to={`/admin/angebote/${row.id}`}
        keepsFilter
        note={`${row.number ?? 'ohne Nummer'}${row.version > 1 ? `, Fassung ${row.version}` : ''}`}
      >
        {row.title || 'Ohne Titel'}
      </RowLink>
    ),
  },
  { key: 'customer', label: 'Kunde', onPhone: 'meta', cell: (row) => row.customer || '–' },
  {
    key: 'state',
    label: 'Status',
    onPhone: 'state',
    cell: (row) => {
      const state = findOfferState(row);
      // Its successor is the one that counts.
      if (state === 'superseded')
        return <span className="text-fine text-muted">{OFFER_STATES[state].label}</span>;
      return (
        <span className="flex flex-wrap gap-1.5">
          <Badge
            tone={OFFER_STATES[state].tone}
            {...(row.open_question && { className: 'max-sm:hidden' })}
          >
            {OFFER_STATES[state].label}
          </Badge>
          {row.open_question && <Badge tone="waiting">Frage offen</Badge>}
        </span>
      );
    },
  },
  {
    key: 'valid',
    label: 'Gültig bis',
    align: 'end',
    onPhone: 'meta',
    cell: (row) =>
      row.valid_until ? (
        <>
          <span className="sm:hidden">bis </span>
          {formatShortDay(row.valid_until)}
        </>
      ) : (
        '–'
      ),
  },
  {
    key: 'gross',
    label: 'Gesamtbetrag',
    onPhone: 'value',
    align: 'end',
    cell: (row) => (row.gross_cents === null ? '–' : formatCents(row.gross_cents)),
  },
  {
    key: 'updated',
    label: 'Geändert',
    align: 'end',
    onPhone: 'hidden',
    cell: (row) => formatShortDay(row.updated_at),
  },
];
