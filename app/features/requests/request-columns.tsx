import { useLocation } from 'react-router';
import { formatWholePrice } from '#shared/core/format.ts';
import { getRequestStatus } from '#shared/quote/request-status.ts';
import { Badge } from '#app/ui/badge.tsx';
import { type Column } from '#app/ui/content/table.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { formatShortDay, wishTitle, type RequestRow } from '#app/private/request-facts.ts';
import { Deadline, describeAge } from './ageing.tsx';

export const COLUMNS: readonly Column<RequestRow>[] = [
  {
    key: 'name',
    label: 'Name',
    sort: 'name',
    head: true,
    cell: (row) => <NameLink row={row} />,
  },
  { key: 'email', label: 'E-Mail', cell: (row) => <EmailText email={row.email} /> },
  { key: 'project', label: 'Projekt', cell: (row) => wishTitle(row) },
  {
    key: 'price',
    label: 'Preis',
    sort: 'shown_price',
    align: 'end',
    cell: (row) => formatWholePrice(row.shown_price),
  },
  {
    key: 'status',
    label: 'Status',
    cell: (row) => (
      <Badge tone={row.status === 'new' ? 'accent' : 'neutral'}>
        {getRequestStatus(row.status).label}
      </Badge>
    ),
  },
  {
    key: 'due',
    label: 'Antwort bis',
    sort: 'respond_by',
    cell: (row) => (row.status === 'new' ? <Deadline row={row} /> : '–'),
  },
  {
    key: 'created',
    label: 'Eingang',
    sort: 'created_at',
    cell: (row) => (
      <>
        {formatShortDay(row.created_at)}{' '}
        <span className="text-fine whitespace-nowrap text-muted sm:block">{describeAge(row)}</span>
      </>
    ),
  },
];

/** Takes the filter along: the record shows the same list beside itself (request-rail.tsx). */
function NameLink({ row }: { row: RequestRow }) {
  const { search } = useLocation();
  return (
    <RowLink to={`/admin/anfragen/${row.id}${search}`} note={row.company}>
      {row.name}
    </RowLink>
  );
}

/** May go on in a second line after the @, so that the table fits a laptop. */
const EmailText = ({ email }: { email: string }) => (
  <>
    {email.slice(0, email.indexOf('@') + 1)}
    <wbr />
    {email.slice(email.indexOf('@') + 1)}
  </>
);
