import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Block } from './block.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import {
  formatClock,
  formatMoment,
  formatShortDay,
  isPastDay,
} from '#app/private/request-facts.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { listDue, type DueProject } from './due-soon.ts';
import { formatCents } from './figures.ts';
import { type Waiting } from './waiting.ts';

/** As many as the database gives of each list. */
const MOST_LINES = 10;

export function DueTasks({ tasks: { count, rows } }: { tasks: Waiting['due_tasks'] }) {
  return (
    <Block id="aufgaben" title={`Fällige Aufgaben${count ? ` (${count})` : ''}`}>
      <Lines
        rows={rows}
        none="Keine Aufgabe ist fällig."
        more={count - rows.length}
        line={({ title, due_on, quote_request_id, name }) => (
          <>
            {quote_request_id ? (
              <TextLink to={`/admin/anfragen/${quote_request_id}`}>
                {title}
                {name && `, ${name}`}
              </TextLink>
            ) : (
              <span className="py-2.5">{title}</span>
            )}
            {isPastDay(due_on) ? (
              <Badge tone="danger">seit {formatShortDay(due_on)}</Badge>
            ) : (
              <Badge>heute</Badge>
            )}
          </>
        )}
      />
    </Block>
  );
}

/** Running projects and their steps that are due within seven days, or were before. */
export function DueThisWeek() {
  const query = useRows<DueProject[]>(['dashboard', 'due-projects'], (client) =>
    client
      .from('projects')
      .select('id,title,due_on,project_milestones(id,title,due_on,status)')
      .in('status', ['planned', 'active', 'review']),
  );
  return (
    <Block id="diese-woche" title="Diese Woche fällig">
      <QueryState query={query}>
        {(projects) => {
          const due = listDue(projects);
          const rows = due.slice(0, MOST_LINES);
          return (
            <Lines
              rows={rows}
              none="In den nächsten sieben Tagen ist kein Projekt und kein Schritt fällig."
              more={due.length - rows.length}
              line={({ projectId, title, due_on }) => (
                <>
                  <TextLink to={`/admin/projekte/${projectId}`}>{title}</TextLink>
                  {isPastDay(due_on) ? (
                    <Badge tone="danger">seit {formatShortDay(due_on)}</Badge>
                  ) : (
                    <span className="tabular text-muted">{formatShortDay(due_on)}</span>
                  )}
                </>
              )}
            />
          );
        }}
      </QueryState>
    </Block>
  );
}

export function BookingsToday({ bookings }: { bookings: Waiting['bookings'] }) {
  if (bookings.length === 0) return <NextBooking />;
  return (
    <Block id="termine-heute" title="Termine heute">
      <Lines
        rows={bookings}
        none=""
        line={({ name, starts_at, ends_at }) => (
          <>
            <TextLink to="/admin/termine">{name}</TextLink>
            <span className="tabular text-muted">
              {formatClock(starts_at)}–{formatClock(ends_at)} Uhr
            </span>
          </>
        )}
      />
    </Block>
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
    <Block id="termine-heute" title="Nächstes Gespräch">
      <QueryState query={query}>
        {(bookings) => (
          <Lines
            rows={bookings}
            none="Keines geplant."
            line={({ name, starts_at }) => (
              <>
                <TextLink to="/admin/termine">{name}</TextLink>
                <span className="tabular text-muted">{formatMoment(starts_at)}</span>
              </>
            )}
          />
        )}
      </QueryState>
    </Block>
  );
}

export function OverdueInvoices({
  invoices: { count, open_cents, rows },
}: {
  invoices: Waiting['overdue_invoices'];
}) {
  return (
    <Block
      id="ueberfaellig"
      title={`Überfällige Rechnungen${count ? `: ${formatCents(open_cents)}` : ''}`}
    >
      <Lines
        rows={rows}
        none="Keine Rechnung ist überfällig."
        more={count - rows.length}
        line={({ id, number, customer, due_on, open_cents: open }) => (
          <>
            <TextLink to={`/admin/rechnungen/${id}`}>
              {number}, {customer}
            </TextLink>
            <span className="flex flex-wrap items-center gap-x-3">
              <Badge tone="danger">fällig seit {formatShortDay(due_on)}</Badge>
              <span className="tabular font-semibold">{formatCents(open)}</span>
            </span>
          </>
        )}
      />
    </Block>
  );
}

type LinesProps<Row> = {
  rows: readonly Row[];
  /** Said where there are no rows. */
  none: string;
  more?: number;
  line: (row: Row) => ReactNode;
};

function Lines<Row extends { id: string }>({ rows, none, more = 0, line }: LinesProps<Row>) {
  if (rows.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5 text-small"
          >
            {line(row)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-small text-muted">und {more} weitere</p>}
    </>
  );
}

export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
    {children}
  </Link>
);
