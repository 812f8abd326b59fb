import type { ReactNode } from 'react';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { DueSoon, DueToday, OverdueInvoices } from './today-lists.tsx';
import { useToday } from './use-today.ts';

const READS = [['dashboard']];

/** What the agency looks at each morning; kept up to date while it is open. */
export function Today({ reminderOf }: { reminderOf: (invoiceId: string) => ReactNode }) {
  const query = useToday();
  useLiveTable('quote_requests', READS);
  useLiveTable('bookings', READS);
  useLiveTable('tasks', READS);
  useLiveTable('offers', READS);
  useLiveTable('invoices', READS);
  useLiveTable('projects', READS);
  useLiveTable('project_milestones', READS);
  return (
    <QueryState query={query}>
      {(waiting) => (
        <div className="grid min-w-0 content-start gap-6">
          <DueToday tasks={waiting.due_tasks} bookings={waiting.bookings} />
          <DueSoon />
          <OverdueInvoices invoices={waiting.overdue_invoices} actionOf={reminderOf} />
        </div>
      )}
    </QueryState>
  );
}
