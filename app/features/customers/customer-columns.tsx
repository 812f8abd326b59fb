import { formatCents } from '#shared/pricing/money.ts';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { RowLink } from '#app/private/row-link.tsx';
import type { Column } from '#app/ui/content/table.tsx';
import { describeContact, describeRunning, nameOf, type Customer } from './customer-rows.ts';

export const COLUMNS: readonly Column<Customer>[] = [
  {
    key: 'name',
    label: 'Kunde',
    head: true,
    cell: (row) => (
      <RowLink to={`/admin/kunden/${row.id}`} keepsFilter note={row.company} person={nameOf(row)}>
        {nameOf(row)}
      </RowLink>
    ),
  },
  {
    key: 'email',
    label: 'E-Mail',
    onPhone: 'meta',
    cell: (row) => (
      <>
        <span className="sm:hidden">{row.company || row.email}</span>
        <span className="block min-w-[11rem] wrap-anywhere max-sm:hidden">{row.email}</span>
      </>
    ),
  },
  {
    key: 'known',
    label: 'Letzter Kontakt',
    onPhone: 'meta',
    cell: (row) => (
      <>
        <span className="sm:hidden">{row.last_at && formatBriefDay(row.last_at)}</span>
        <span className="max-sm:hidden">{describeContact(row)}</span>
      </>
    ),
  },
  {
    key: 'running',
    label: 'Laufende Projekte',
    onPhone: 'state',
    align: 'end',
    cell: (row) =>
      row.running === 0 ? (
        ''
      ) : (
        <>
          <span className="max-sm:hidden">{row.running}</span>
          <span className="text-muted sm:hidden">{describeRunning(row)}</span>
        </>
      ),
  },
  {
    key: 'open',
    label: 'Offen',
    onPhone: 'value',
    align: 'end',
    cell: (row) => (row.open_cents === 0 ? '' : formatCents(row.open_cents)),
  },
];
