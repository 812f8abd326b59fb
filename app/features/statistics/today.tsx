import type { ReactNode } from 'react';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { DueToday, OverdueInvoices } from './today-lists.tsx';
import { useToday } from './use-today.ts';

const READS = [['dashboard']];

/** What the agency looks at each morning; kept up to date while it is open. */
export function Today() {
  useLiveTable('quote_requests', READS);
  useLiveTable('bookings', READS);
  useLiveTable('tasks', READS);
  useLiveTable('offers', READS);
  useLiveTable('invoices', READS);
  useLiveTable('projects', READS);
  useLiveTable('project_milestones', READS);
  return (
    <QueryState query={useToday()}>
      {(waiting) => <DueToday tasks={waiting.due_tasks} bookings={waiting.bookings} />}
    </QueryState>
  );
}

/** What has not been paid in time. */
export const Overdue = ({ reminderOf }: { reminderOf: (invoiceId: string) => ReactNode }) => (
  <QueryState query={useToday()}>
    {({ overdue_invoices: invoices }) => (
      <OverdueInvoices invoices={invoices} actionOf={reminderOf} />
    )}
  </QueryState>
);
