import { formatWholePrice } from '#shared/core/format.ts';
import { getRequestStatus, OPEN_STATUSES } from '#shared/quote/request-status.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRows, type RecordRow } from '#app/private/record-rows.tsx';
import { formatShortDay, formatShortMoment } from '#app/private/dates.ts';
import {
  isOverdue,
  wishTitle,
  REQUEST_COLUMNS,
  type RequestRow,
} from '#app/private/request-facts.ts';

/** The same colours as the offer that came of it has. */
const TONES: Readonly<Record<string, BadgeTone>> = {
  offered: 'waiting',
  won: 'success',
  lost: 'lost',
};

const UNKNOWN =
  'Anfragen, die Sie ohne Konto gesendet haben, erscheinen hier, sobald Ihre E-Mail-Adresse ' +
  'bestätigt ist.';

type ListedRequest = RequestRow & { merged_into: string | null };
/** Asking is the next step only of somebody for whom nothing is under way. */
type Listed = { requests: ListedRequest[]; isNew: boolean };

/** The customer's own requests; row level security leaves out everybody else's. */
export function RequestList({ userId }: { userId: string }) {
  const query = useRows<Listed>(['requests', userId], async (client) => {
    const { data: requests, error } = await client
      .from('quote_requests')
      .select(`${REQUEST_COLUMNS},merged_into`)
      .eq('user_id', userId)
      .order('created_at', { ascending: false });
    if (error) return { data: null, error };
    if (requests.length > 0) return { data: { requests, isNew: false }, error: null };
    const { count } = await client
      .from('projects')
      .select('id', { count: 'exact', head: true })
      .eq('customer_id', userId);
    return { data: { requests, isNew: !count }, error: null };
  });
  return (
    <QueryState query={query}>
      {({ requests, isNew }) =>
        isNew ? (
          // He is asked for it where the way of a project is drawn.
          <p className="max-w-[60ch] text-small text-muted">Noch keine Anfrage. {UNKNOWN}</p>
        ) : requests.length === 0 ? (
          <>
            <Heading />
            <EmptyState
              title="Noch keine Anfrage"
              action={
                <ButtonLink to="/?angebot=website" variant="secondary">
                  Angebot anfragen
                </ButtonLink>
              }
            >
              {UNKNOWN}
            </EmptyState>
          </>
        ) : (
          <Requests requests={requests} />
        )
      }
    </QueryState>
  );
}

const Heading = () => <h2 className="mb-3 text-title">Ihre Anfragen</h2>;

/** What has become an order or has ended is folded: it stands among offers and projects. */
function Requests({ requests }: { requests: readonly ListedRequest[] }) {
  const [open, closed] = [
    requests.filter((request) => !isClosed(request)),
    requests.filter(isClosed),
  ];
  return (
    <>
      {open.length > 0 && (
        <>
          <Heading />
          <RecordRows rows={open.map(rowOf)} />
        </>
      )}
      {closed.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-small text-muted">
            <span className="underline underline-offset-4">
              {closed.length === 1
                ? 'Eine abgeschlossene Anfrage'
                : `${closed.length} abgeschlossene Anfragen`}
            </span>
            <Icon
              name="chevron"
              size={16}
              className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <RecordRows rows={closed.map(rowOf)} />
        </details>
      )}
    </>
  );
}

const isClosed = ({ status }: ListedRequest): boolean =>
  !OPEN_STATUSES.some((open) => open === status);

const rowOf = (request: ListedRequest): RecordRow => ({
  id: request.id,
  to: `/portal/anfragen/${request.id}`,
  title: wishTitle(request),
  note: (
    <>
      {request.reference} · gesendet am {formatShortDay(request.created_at)}
      {request.status === 'new' &&
        !request.merged_into &&
        (isOverdue(request)
          ? ' · Unser Angebot verspätet sich'
          : ` · Antwort bis ${formatShortMoment(request.respond_by)}`)}
    </>
  ),
  value: formatWholePrice(request.shown_price),
  mark: request.merged_into ? (
    <Badge tone="neutral">Zusammengeführt</Badge>
  ) : (
    <Badge tone={TONES[request.status] ?? 'neutral'}>
      {getRequestStatus(request.status).customer}
    </Badge>
  ),
});
