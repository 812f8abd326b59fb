import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '#app/private/panel.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import {
  formatClock,
  formatBriefMoment,
  formatBriefDay,
  isPastDay,
} from '#app/private/request-facts.ts';
import { WaitingLines } from '#app/private/waiting-lines.tsx';
import { useRows } from '#app/lib/use-rows.ts';
import { listDue, type DueProject } from './due-soon.ts';
import { formatCents } from './figures.ts';
import { type Waiting } from './waiting.ts';

/** As many as the database gives of each list. */
const MOST_LINES = 10;

type TodayProps = { tasks: Waiting['due_tasks']; bookings: Waiting['bookings'] };

/** Talks of the day and tasks that are due, in one list. */
export function DueToday({ tasks, bookings }: TodayProps) {
  const rows = [
    ...bookings.map(({ id, name, starts_at, ends_at }) => ({
      id,
      to: '/admin/termine',
      title: `Gespräch mit ${name}`,
      mark: (
        <span className="tabular text-muted">
          {formatClock(starts_at)}–{formatClock(ends_at)} Uhr
        </span>
      ),
    })),
    ...tasks.rows.map(({ id, title, due_on, quote_request_id, name }) => ({
      id,
      to: quote_request_id && `/admin/anfragen/${quote_request_id}`,
      title: name ? `${title}, ${name}` : title,
      mark: isPastDay(due_on) && (
        <span className="font-semibold text-danger">seit {formatBriefDay(due_on)}</span>
      ),
    })),
  ];
  return (
    <Panel id="heute" title="Heute">
      <Lines rows={rows} none="Keine Aufgabe ist fällig." more={tasks.count - tasks.rows.length} />
      {bookings.length === 0 && <NextBooking />}
    </Panel>
  );
}

/** Running projects and their steps that are due within seven days, or were before. */
export function DueSoon() {
  const query = useRows<DueProject[]>(['dashboard', 'due-projects'], (client) =>
    client
      .from('projects')
      .select('id,title,due_on,project_milestones(id,title,due_on,status)')
      .in('status', ['planned', 'active', 'review']),
  );
  return (
    <QueryState query={query}>
      {(projects) => {
        const due = listDue(projects);
        if (due.length === 0) return null;
        const rows = due.slice(0, MOST_LINES).map(({ id, projectId, title, due_on }) => ({
          id,
          to: `/admin/projekte/${projectId}`,
          title,
          mark: isPastDay(due_on) ? (
            <span className="font-semibold text-danger">seit {formatBriefDay(due_on)}</span>
          ) : (
            <span className="tabular text-muted">{formatBriefDay(due_on)}</span>
          ),
        }));
        return (
          <Panel id="demnaechst" title="In den nächsten 7 Tagen">
            <Lines rows={rows} more={due.length - rows.length} />
          </Panel>
        );
      }}
    </QueryState>
  );
}

type Next = { id: string; name: string; starts_at: string };

/** On a day without one. */
function NextBooking() {
  const query = useRows<Next[]>(['dashboard', 'next-booking'], (client) =>
    client
      .from('bookings')
      .select('id,name,starts_at')
      .eq('status', 'booked')
      .gt('starts_at', new Date().toISOString())
      .order('starts_at')
      .limit(1),
  );
  return (
    <QueryState query={query}>
      {([next]) => (
        <p className="panel-row border-t border-line py-2.5 text-small text-muted">
          Nächstes Gespräch:{' '}
          {next ? (
            <>
              <Link to="/admin/termine" className="underline underline-offset-4">
                {next.name}
              </Link>
              , {formatBriefMoment(next.starts_at)}
            </>
          ) : (
            'keines geplant'
          )}
        </p>
      )}
    </QueryState>
  );
}

type OverdueInvoicesProps = {
  invoices: Waiting['overdue_invoices'];
  /** What can be done about one, by its id. */
  actionOf: (id: string) => ReactNode;
};

/** Rows of a panel: invoices past their day, the oldest first. */
export const OverdueInvoices = ({ invoices: { count, rows }, actionOf }: OverdueInvoicesProps) => (
  <>
    <WaitingLines
      rows={rows.map(({ id, number, customer, due_on, open_cents }) => ({
        id,
        to: `/admin/rechnungen/${id}`,
        title: customer,
        text: `${formatCents(open_cents)}, ${number}`,
        since: <span className="text-danger">fällig seit {formatBriefDay(due_on)}</span>,
        action: actionOf(id),
      }))}
    />
    {count > rows.length && (
      <p className={NOTE}>und {count - rows.length} weitere überfällige Rechnungen</p>
    )}
  </>
);

type Line = {
  id: string;
  /** The row leads there. */
  to: string | null;
  title: string;
  mark?: ReactNode;
};
type LinesProps = {
  rows: readonly Line[];
  /** Said where there are no rows. */
  none?: string;
  more?: number;
};

const LINE =
  'panel-row flex min-h-11 flex-1 flex-wrap items-center justify-between gap-x-4 py-1.5 text-small';
const NOTE = 'panel-row py-2.5 text-small text-muted';

function Lines({ rows, none, more = 0 }: LinesProps) {
  if (rows.length === 0) return none && <p className={NOTE}>{none}</p>;
  return (
    <>
      <ul className="panel-rows">
        {rows.map(({ id, to, title, mark }) => (
          <li key={id} className="flex">
            {to ? (
              <Link to={to} className={LINE}>
                <span className="font-semibold">{title}</span>
                {mark}
              </Link>
            ) : (
              <span className={LINE}>
                {title}
                {mark}
              </span>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className={NOTE}>und {more} weitere</p>}
    </>
  );
}
