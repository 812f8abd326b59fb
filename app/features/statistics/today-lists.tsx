import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Block } from './block.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import {
  formatClock,
  formatBriefMoment,
  formatBriefDay,
  isPastDay,
} from '#app/private/request-facts.ts';
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
    <Block id="heute" title="Heute">
      <Lines
        rows={rows}
        none="Keine Aufgabe ist fällig."
        more={tasks.count - tasks.rows.length}
        line={({ to, title, mark }) => (
          <>
            {to ? (
              <TextLink to={to}>{title}</TextLink>
            ) : (
              <span className="inline-flex min-h-11 items-center">{title}</span>
            )}
            {mark}
          </>
        )}
      />
      {bookings.length === 0 && <NextBooking />}
    </Block>
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
    <Block id="demnaechst" title="In den nächsten 7 Tagen">
      <QueryState query={query}>
        {(projects) => {
          const due = listDue(projects);
          const rows = due.slice(0, MOST_LINES);
          return (
            <Lines
              rows={rows}
              none="Kein Projekt und kein Schritt ist fällig."
              more={due.length - rows.length}
              line={({ projectId, title, due_on }) => (
                <>
                  <TextLink to={`/admin/projekte/${projectId}`}>{title}</TextLink>
                  {isPastDay(due_on) ? (
                    <span className="font-semibold text-danger">seit {formatBriefDay(due_on)}</span>
                  ) : (
                    <span className="tabular text-muted">{formatBriefDay(due_on)}</span>
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
        <p className="mt-2 text-small text-muted">
          Nächstes Gespräch:{' '}
          {next ? (
            <>
              <TextLink to="/admin/termine">{next.name}</TextLink>,{' '}
              {formatBriefMoment(next.starts_at)}
            </>
          ) : (
            'keines geplant'
          )}
        </p>
      )}
    </QueryState>
  );
}

type MoneyProps = { invoices: Waiting['overdue_invoices']; offers: Waiting['open_offers'] };

export const Money = ({ invoices, offers }: MoneyProps) => (
  <section aria-labelledby="geld" className="min-w-0 lg:col-span-2">
    <h2 id="geld" className="mb-4 text-title">
      Geld
    </h2>
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <OverdueInvoices invoices={invoices} />
      <OpenOffers offers={offers} />
    </div>
  </section>
);

function OverdueInvoices({
  invoices: { count, open_cents, rows },
}: {
  invoices: Waiting['overdue_invoices'];
}) {
  return (
    <Block
      level={3}
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
            <span className="flex flex-wrap items-center gap-x-4">
              <span className="font-semibold text-danger">
                fällig seit {formatBriefDay(due_on)}
              </span>
              <span className="tabular font-semibold">{formatCents(open)}</span>
            </span>
          </>
        )}
      />
    </Block>
  );
}

const OpenOffers = ({ offers }: { offers: Waiting['open_offers'] }) => (
  <Block level={3} id="offen" title="Offene Angebote">
    {offers.count === 0 ? (
      <p className="text-muted">Kein Angebot wartet auf eine Entscheidung.</p>
    ) : (
      <p>
        <strong className="tabular">{formatCents(offers.net_cents)}</strong> netto in{' '}
        <TextLink to="/admin/angebote?status=sent">
          {offers.count} {offers.count === 1 ? 'Angebot' : 'Angeboten'}
        </TextLink>
      </p>
    )}
    {offers.expired > 0 && (
      <p className="text-small text-muted">
        Abgelaufen, nicht mitgezählt:{' '}
        <TextLink to="/admin/angebote?status=expired">
          {offers.expired} {offers.expired === 1 ? 'Angebot' : 'Angebote'}
        </TextLink>{' '}
        über {formatCents(offers.expired_net_cents)}
      </p>
    )}
  </Block>
);

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

const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
    {children}
  </Link>
);
