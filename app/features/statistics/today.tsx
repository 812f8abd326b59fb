import { useAnswer } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { WaitingSchema } from './waiting.ts';
import { DueSoon, DueToday, Money } from './today-lists.tsx';

const READS = [['dashboard']];

/** What the agency looks at each morning; kept up to date while it is open. */
export function Today() {
  const query = useAnswer(['dashboard', 'today'], WaitingSchema, (client) =>
    client.rpc('dashboard_today'),
  );
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
        <>
          <div className="grid min-w-0 content-start gap-y-10">
            <DueToday tasks={waiting.due_tasks} bookings={waiting.bookings} />
            <DueSoon />
          </div>
          <Money invoices={waiting.overdue_invoices} offers={waiting.open_offers} />
        </>
      )}
    </QueryState>
  );
}
