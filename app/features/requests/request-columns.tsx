import { cx } from '#app/ui/cx.ts';
import { useLocation } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import { type Column } from '#app/ui/content/table.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { tellOverdue } from '#app/private/days.ts';
import {
  formatBriefDay,
  formatShortDay,
  isOverdue,
  wishTitle,
  type RequestRow,
} from '#app/private/request-facts.ts';
import { Deadline, describeAge } from './ageing.tsx';
import { RequestState } from './request-state.tsx';

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
    onPhone: 'value',
    cell: (row) => formatWholePrice(row.shown_price),
  },
  {
    key: 'status',
    label: 'Status',
    onPhone: 'state',
    cell: (row) => (
      <>
        <RequestState row={row} />
        {row.status === 'new' && (
          <span className="mt-0.5 block text-fine text-muted max-sm:hidden">
            bis <Deadline row={row} />
          </span>
        )}
      </>
    ),
  },
  {
    key: 'created',
    label: 'Eingang',
    align: 'end',
    sort: 'created_at',
    onPhone: 'meta',
    cell: (row) => (
      <>
        {/* On phones the promised moment while it can be kept, then since when it is missed. */}
        {row.status === 'new' && (
          <span className={cx('text-fine sm:hidden', isOverdue(row) && 'text-danger')}>
            {isOverdue(row) ? (
              tellOverdue(row.respond_by)
            ) : (
              <>
                bis <Deadline row={row} />
              </>
            )}
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
