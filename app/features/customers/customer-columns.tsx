import { formatCents } from '#shared/pricing/money.ts';
import { nameWork } from '#app/private/name-work.ts';
import { formatBriefDay } from '#app/private/dates.ts';
import { RowLink } from '#app/private/row-link.tsx';
import type { Column } from '#app/ui/content/table.tsx';
import {
  describeContact,
  describeRunning,
  nameOf,
  stepOf,
  type ListedCustomer,
} from './customer-rows.ts';

export const COLUMNS: readonly Column<ListedCustomer>[] = [
  {
    key: 'name',
    label: 'Kunde',
    head: true,
    cell: (row) => (
      <RowLink
        to={`/admin/kunden/${row.id}`}
        keepsFilter
        note={[row.company, row.full_name && row.email].filter(Boolean).join(' · ')}
        person={nameOf(row)}
      >
        {nameOf(row)}
      </RowLink>
    ),
  },
  {
    key: 'company',
    label: 'Firma',
    onPhone: 'meta',
    phoneOnly: true,
    cell: (row) => row.company || row.email,
  },
  {
    key: 'running',
    label: 'Projekt',
    onPhone: 'state',
    cell: (row) => {
      const [project, ...others] = row.projects;
      if (!project) return '';
      const step = stepOf(project);
      return (
        <>
          <span className="block max-sm:hidden">
            {nameWork(project.title, row.company)}
            {others.length > 0 && ` und ${others.length} weitere${others.length > 1 ? '' : 's'}`}
          </span>
          {step && <span className="block text-fine text-muted max-sm:hidden">{step}</span>}
          <span className="text-muted sm:hidden">{describeRunning(row)}</span>
        </>
      );
    },
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
    key: 'open',
    label: 'Offen',
    onPhone: 'value',
    align: 'end',
    cell: (row) =>
      row.open_cents === 0 ? (
        ''
      ) : (
        <span className={row.isOverdue ? 'font-medium text-danger' : undefined}>
          {formatCents(row.open_cents)}
          {row.isOverdue && <span className="sr-only"> (überfällig)</span>}
        </span>
      ),
  },
];
