import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Block } from './block.tsx';
import { formatClock, formatShortDay, isPastDay } from '#app/private/request-facts.ts';
import { formatCents } from './figures.ts';
import { type Waiting } from './waiting.ts';

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

export function BookingsToday({ bookings }: { bookings: Waiting['bookings'] }) {
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
