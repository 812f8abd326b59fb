import type { ReactNode } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { isPastDay } from '#app/private/dates.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { toWork, withRest, type Work } from '#app/private/work-list.tsx';
import { listDue, type DueProject } from './due-soon.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useToday } from './use-today.ts';

const READS = [['dashboard']];

/** Overdue invoices, tasks, talks of the day and days of projects. */
export function useTodayWork(reminderOf: (invoiceId: string) => ReactNode): Work[] {
  useLiveTable('quote_requests', READS);
  useLiveTable('bookings', READS);
  useLiveTable('tasks', READS);
  useLiveTable('offers', READS);
  useLiveTable('invoices', READS);
  useLiveTable('projects', READS);
  useLiveTable('project_milestones', READS);
  const today = useToday();
  const projects = useRows<DueProject[]>(['dashboard', 'due-projects'], (client) =>
    client
      .from('projects')
      .select('id,title,due_on,project_milestones(id,title,due_on,status)')
      .in('status', ['planned', 'active', 'review']),
  );
  return [
    toWork(today, ({ overdue_invoices, due_tasks, bookings }) => [
      // The database names the first of each, and counts all.
      ...withRest(
        overdue_invoices.rows.map(({ id, number, customer, due_on, open_cents }) => ({
          id,
          risk: 'money',
          to: `/admin/rechnungen/${id}`,
          who: customer,
          what: formatCents(open_cents),
          kind: `Rechnung ${number}`,
          due: due_on,
          act: reminderOf(id),
        })),
        overdue_invoices.count,
        ['überfällige Rechnung', 'überfällige Rechnungen'],
        '/admin/rechnungen',
      ),
      ...withRest(
        due_tasks.rows.map(({ id, title, due_on, quote_request_id, name }) => ({
          id,
          risk: 'decision',
          to: quote_request_id ? `/admin/anfragen/${quote_request_id}` : '/admin',
          who: name ?? title,
          ...(name ? { what: title, kind: 'Aufgabe' } : { what: 'Aufgabe' }),
          due: due_on,
          act: 'Erledigen',
        })),
        due_tasks.count,
        ['fällige Aufgabe', 'fällige Aufgaben'],
        '/admin',
      ),
      ...bookings
        .filter(({ ends_at }) => Date.parse(ends_at) > Date.now())
        .map(({ id, name, starts_at }) => ({
          id,
          risk: 'talk' as const,
          to: '/admin/termine',
          who: name,
          what: 'Gespräch',
          // It has begun: that is no delay.
          ...(Date.parse(starts_at) > Date.now() ? { due: starts_at } : { since: starts_at }),
          act: 'Ansehen',
        })),
    ]),
    toWork(projects, (rows) =>
      listDue(rows).map(({ id, projectId, project, title, due_on }) => ({
        id,
        risk: isPastDay(due_on) ? ('promise broken' as const) : ('day' as const),
        to: `/admin/projekte/${projectId}`,
        who: project,
        what: title,
        due: due_on,
        act: 'Ansehen',
      })),
    ),
  ];
}
