import { cx } from '#app/ui/cx.ts';
import { useLocation } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import { type Column } from '#app/ui/content/table.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { formatBriefDay, formatShortDay } from '#app/private/dates.ts';
import { wishTitle, type RequestRow } from '#app/private/request-facts.ts';
import { WaitingTime } from '#app/private/waiting-groups.tsx';
import type { Wait } from '#app/private/waits.ts';
import { describeAge } from './ageing.tsx';
import { RequestState } from './request-state.tsx';

const waitOf = ({ created_at: at, respond_by: due }: RequestRow): Wait => ({ at, due });

export const COLUMNS: readonly Column<RequestRow>[] = [
  {
    key: 'name',
    label: 'Name',
    sort: 'name',
    head: true,
    width: 'sm:w-[32rem]',
    cell: (row) => <NameLink row={row} />,
  },
  {
    key: 'project',
    label: 'Projekt',
    onPhone: 'meta',
    cell: (row) => <span className="text-muted">{wishTitle(row)}</span>,
  },
  {
    key: 'price',
    label: 'Preis',
    sort: 'shown_price',
    align: 'end',
    // The second line has room for it, and none for a state.
    onPhone: 'state',
    cell: (row) => formatWholePrice(row.shown_price),
  },
  {
    key: 'status',
    label: 'Status',
    onPhone: 'value',
    cell: (row) => <RequestState row={row} isDated />,
  },
  {
    key: 'due',
    label: 'Antwort',
    sort: 'respond_by',
    onPhone: 'hidden',
    cell: (row) => (row.status === 'new' ? <WaitingTime wait={waitOf(row)} /> : ''),
  },
  {
    key: 'created',
    label: 'Eingang',
    align: 'end',
    sort: 'created_at',
    onPhone: 'meta',
    cell: (row) => (
      <>
        {/* On phones by when it must be answered, of all others since when they are here. */}
        {row.status === 'new' && (
          <span className="sm:hidden">
            <WaitingTime wait={waitOf(row)} />
          </span>
        )}
        <span
          title={formatShortDay(row.created_at)}
          className={cx('whitespace-nowrap text-muted', row.status === 'new' && 'max-sm:hidden')}
        >
          {describeAge(row) || formatBriefDay(row.created_at)}
        </span>
      </>
    ),
  },
];

/** Takes the filter along: the record shows the same list beside itself (request-rail.tsx). */
function NameLink({ row }: { row: RequestRow }) {
  const { search } = useLocation();
  return (
    <RowLink
      to={`/admin/anfragen/${row.id}${search}`}
      person={row.name}
      note={
        <span className="block max-w-[28rem] truncate">
          {[row.company, row.email].filter(Boolean).join(', ')}
        </span>
      }
    >
      {row.name}
    </RowLink>
  );
}
