import { formatNumericDay } from '#shared/core/format.ts';
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

const numberOf = ({ number, version }: OfferRow): string =>
  `${number ?? 'ohne Nummer'}${version > 1 ? `, Fassung ${version}` : ''}`;

export const COLUMNS: readonly Column<OfferRow & { isFormer: boolean }>[] = [
  {
    key: 'title',
    label: 'Angebot',
    head: true,
    cell: (row) =>
      row.isFormer ? (
        <RowLink to={`/admin/angebote/${row.id}`} keepsFilter>
          <span className="pl-4 font-normal text-muted">
            Ersetzt: Fassung {row.version} von {row.number}
          </span>
        </RowLink>
      ) : (
        <RowLink to={`/admin/angebote/${row.id}`} keepsFilter note={numberOf(row)}>
          {row.title || 'Ohne Titel'}
        </RowLink>
      ),
  },
  {
    key: 'customer',
    label: 'Kunde',
    onPhone: 'meta',
    cell: (row) =>
      row.isFormer ? (
        ''
      ) : (
        <>
          <span className="max-sm:hidden">{row.customer || '–'}</span>
          {/* The title names the customer; the number is what he asks with. */}
          <span className="sm:hidden">{row.number ?? row.customer}</span>
        </>
      ),
  },
  {
    key: 'state',
    label: 'Status',
    onPhone: 'state',
    cell: (row) => {
      if (row.isFormer) return '';
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
      row.isFormer ? (
        ''
      ) : row.valid_until ? (
        <>
          <span className="sm:hidden">bis {formatNumericDay(row.valid_until).slice(0, 6)}</span>
          <span className="max-sm:hidden">{formatShortDay(row.valid_until)}</span>
        </>
      ) : (
        '–'
      ),
  },
  {
    key: 'gross',
    label: 'Gesamt brutto',
    onPhone: 'value',
    align: 'end',
    cell: ({ gross_cents: gross, isFormer }) =>
      gross === null ? (
        '–'
      ) : (
        <span className={isFormer ? 'text-muted' : ''}>{formatCents(gross)}</span>
      ),
  },
  {
    key: 'updated',
    label: 'Geändert',
    align: 'end',
    onPhone: 'hidden',
    cell: (row) => formatShortDay(row.updated_at),
  },
];
