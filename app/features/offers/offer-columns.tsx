import { formatCents } from '#shared/pricing/money.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/content/table.tsx';
import { FollowUp, type OpenOffer } from './follow-up.tsx';
import { FormerVersions } from './former-versions.tsx';
import { findOfferState, OFFER_STATES } from './offer-facts.ts';
import { nameWork } from '#app/private/name-work.ts';
import { formatBriefDay } from '#app/private/dates.ts';
import { RowActions } from '#app/private/row-actions.tsx';
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

const workOf = ({ title, customer }: OfferRow): string => nameWork(title, customer) || 'Ohne Titel';

export const OfferBadge = ({ offer }: { offer: Pick<OfferRow, 'status' | 'valid_until'> }) => {
  const { label, tone } = OFFER_STATES[findOfferState(offer)];
  return <Badge tone={tone}>{label}</Badge>;
};

export type ListedOffer = OfferRow & {
  former: readonly OfferRow[];
  /** Of one that waits for the customer. */
  open: OpenOffer | undefined;
  /** What a draft comes to as it stands. */
  draftCents: number | undefined;
};

/** Where one of the list waits for its customer. */
const FOLLOW_UP_COLUMN: Column<ListedOffer> = {
  key: 'follow-up',
  label: 'Nachfassen',
  labelHidden: true,
  align: 'end',
  // The record has it as well.
  onPhone: 'hidden',
  cell: ({ open }) =>
    open ? (
      <RowActions>
        <FollowUp offer={open} />
      </RowActions>
    ) : (
      ''
    ),
};

const COLUMNS: readonly Column<ListedOffer>[] = [
  {
    key: 'title',
    label: 'Angebot',
    head: true,
    cell: (row) => (
      <>
        <RowLink
          to={`/admin/angebote/${row.id}`}
          keepsFilter
          note={[row.customer && workOf(row), numberOf(row)].filter(Boolean).join(' · ')}
        >
          {row.customer || workOf(row)}
        </RowLink>
        {/* On phones they are found by their status. */}
        <div className="font-normal max-sm:hidden">
          <FormerVersions area="admin" versions={row.former} />
        </div>
      </>
    ),
  },
  {
    key: 'number',
    label: 'Nummer',
    onPhone: 'meta',
    phoneOnly: true,
    // What has none is told apart by its work.
    cell: (row) => (row.number ? numberOf(row) : row.customer ? workOf(row) : ''),
  },
  {
    key: 'state',
    label: 'Status',
    onPhone: 'state',
    cell: (row) => (
      <span className="flex flex-wrap gap-x-3">
        <span className={row.open_question ? 'max-sm:hidden' : ''}>
          <OfferBadge offer={row} />
        </span>
        {row.open_question && <Badge tone="waiting">Frage offen</Badge>}
      </span>
    ),
  },
  {
    key: 'valid',
    label: 'Gültig bis',
    align: 'end',
    onPhone: 'meta',
    // Of no interest once it is decided.
    cell: (row) =>
      row.valid_until && row.status === 'sent' ? (
        <>
          <span className="sm:hidden">bis </span>
          {formatBriefDay(row.valid_until)}
        </>
      ) : (
        ''
      ),
  },
  {
    key: 'gross',
    label: 'Gesamt brutto',
    onPhone: 'value',
    align: 'end',
    cell: ({ gross_cents: gross, draftCents }) =>
      gross === null && draftCents !== undefined ? (
        <span className="text-muted">
          {formatCents(draftCents)}
          <span className="sr-only">, Entwurf</span>
        </span>
      ) : (
        gross !== null && formatCents(gross)
      ),
  },
  {
    key: 'updated',
    label: 'Geändert',
    align: 'end',
    onPhone: 'hidden',
    cell: (row) => formatBriefDay(row.updated_at),
  },
];

export const columnsFor = (rows: readonly ListedOffer[]): readonly Column<ListedOffer>[] =>
  rows.some(({ open }) => open) ? [...COLUMNS, FOLLOW_UP_COLUMN] : COLUMNS;
