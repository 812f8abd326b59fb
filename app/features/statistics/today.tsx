import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useAnswer } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Block } from './block.tsx';
import { FigureList } from '#app/private/figure-list.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatClock, formatShortDay, isPastDay } from '#app/private/request-facts.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { formatCents } from './figures.ts';

/** What the SQL function dashboard_today returns. */
const WaitingSchema = z.object({
  new_requests: z.number(),
  late_requests: z.number(),
  unread_messages: z.number(),
  new_contact_messages: z.number(),
  open_offers: z.object({ count: z.number(), net_cents: z.number() }),
  overdue_invoices: z.object({
    count: z.number(),
    open_cents: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        customer: z.string(),
        due_on: z.string(),
        open_cents: z.number(),
      }),
    ),
  }),
  due_tasks: z.object({
    count: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        due_on: z.string(),
        quote_request_id: z.nullable(z.string()),
        name: z.nullable(z.string()),
      }),
    ),
  }),
  bookings: z.array(
    z.object({ id: z.string(), name: z.string(), starts_at: z.string(), ends_at: z.string() }),
  ),
});
type Waiting = z.infer<typeof WaitingSchema>;

const READS = [['dashboard']];

/** What the agency looks at each morning; kept up to date while it is open. */
export function Today() {
  const query = useAnswer(['dashboard', 'today'], WaitingSchema, (client) =>
    client.rpc('dashboard_today'),
  );
  useLiveTable('quote_requests', READS);
  useLiveTable('bookings', READS);
  useLiveTable('messages', READS);
  useLiveTable('contact_messages', READS);
  useLiveTable('tasks', READS);
  useLiveTable('offers', READS);
  useLiveTable('invoices', READS);
  return (
    <QueryState query={query}>
      {(waiting) => (
        <>
          <FigureList
            figures={[
              ['Neue Anfragen', waiting.new_requests, '/admin?status=new'],
              ['Frist überschritten', waiting.late_requests, '/admin?status=overdue'],
              ['Ungelesen von Kunden', waiting.unread_messages, '/admin/unterhaltungen'],
              ['Neue Kontaktnachrichten', waiting.new_contact_messages, '/admin/nachrichten'],
            ]}
          />
          <div className="mb-14 grid gap-x-12 gap-y-10 lg:grid-cols-2">
            <DueTasks tasks={waiting.due_tasks} />
            <BookingsToday bookings={waiting.bookings} />
            <OverdueInvoices invoices={waiting.overdue_invoices} />
            <Block id="offen" title="Offene Angebote">
              <p>
                {waiting.open_offers.count === 0 ? (
                  <span className="text-muted">Kein Angebot wartet auf eine Entscheidung.</span>
                ) : (
                  <>
                    <strong className="tabular">
                      {formatCents(waiting.open_offers.net_cents)}
                    </strong>{' '}
                    netto in{' '}
                    <TextLink to="/admin/angebote?status=sent">
                      {waiting.open_offers.count}{' '}
                      {waiting.open_offers.count === 1 ? 'Angebot' : 'Angeboten'}
                    </TextLink>
                  </>
                )}
              </p>
            </Block>
          </div>
        </>
      )}
    </QueryState>
  );
}

function DueTasks({ tasks: { count, rows } }: { tasks: Waiting['due_tasks'] }) {
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

function BookingsToday({ bookings }: { bookings: Waiting['bookings'] }) {
  return (
    <Block id="termine-heute" title="Termine heute">
      <Lines
        rows={bookings}
        none="Heute ist kein Gespräch gebucht."
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

function OverdueInvoices({
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
            <span className="tabular text-muted">
              {formatCents(open)}, fällig seit {formatShortDay(due_on)}
            </span>
          </>
        )}
      />
    </Block>
  );
}

type LinesProps<Row> = {
  rows: readonly Row[];
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
