import { useAnswer } from '#app/lib/use-rows.ts';
import { Block } from './block.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { formatCents } from './figures.ts';
import { WaitingSchema } from './waiting.ts';
import { BookingsToday, DueTasks, DueThisWeek, OverdueInvoices, TextLink } from './today-lists.tsx';

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
        <div className="mb-10 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <DueTasks tasks={waiting.due_tasks} />
          <DueThisWeek />
          <BookingsToday bookings={waiting.bookings} />
          <OverdueInvoices invoices={waiting.overdue_invoices} />
          <Block id="offen" title="Offene Angebote">
            <p>
              {waiting.open_offers.count === 0 ? (
                <span className="text-muted">Kein Angebot wartet auf eine Entscheidung.</span>
              ) : (
                <>
                  <strong className="tabular">{formatCents(waiting.open_offers.net_cents)}</strong>{' '}
                  netto in{' '}
                  <TextLink to="/admin/angebote?status=sent">
                    {waiting.open_offers.count}{' '}
                    {waiting.open_offers.count === 1 ? 'Angebot' : 'Angeboten'}
                  </TextLink>
                </>
              )}
            </p>
            {waiting.open_offers.expired > 0 && (
              <p className="text-small text-muted">
                Abgelaufen, nicht mitgezählt:{' '}
                <TextLink to="/admin/angebote?status=expired">
                  {waiting.open_offers.expired}{' '}
                  {waiting.open_offers.expired === 1 ? 'Angebot' : 'Angebote'}
                </TextLink>{' '}
                über {formatCents(waiting.open_offers.expired_net_cents)}
              </p>
            )}
          </Block>
        </div>
      )}
    </QueryState>
  );
}
