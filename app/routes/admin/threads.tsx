import { Link } from 'react-router';
import { nameOf, ThreadList, useThreads } from '#app/features/admin-threads/thread-list.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { useRows } from '#app/lib/use-rows.ts';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { Route } from './+types/threads.ts';

/** List and conversation side by side; on phones one after the other. */
export default function AdminThreads({ params: { id } }: Route.ComponentProps) {
  return (
    <>
      <h1 className={cx('mb-6 text-head', id !== undefined && 'max-lg:hidden')}>Unterhaltungen</h1>
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cx('min-w-0', id !== undefined && 'max-lg:hidden')}>
          <ThreadList />
        </div>
        <div className={cx('min-w-0', id === undefined && 'max-lg:hidden')}>
          {id === undefined ? <EmptyState title="Wählen Sie eine Unterhaltung" /> : <Conversation key={id} customerId={id} />}
        </div>
      </div>
    </>
  );
}

function Conversation({ customerId }: { customerId: string }) {
  const threads = useThreads();
  const customer = threads.data?.find(({ customer_id }) => customer_id === customerId);
  // The list holds the newest 200; a link from a project may lead to an older one.
  const profile = useRows<{ full_name: string } | null>(
    ['customer-name', customerId],
    (client) => client.from('profiles').select('full_name').eq('id', customerId).maybeSingle<{ full_name: string }>(),
    threads.isSuccess && !customer,
  );
  const name = customer ? nameOf(customer) : profile.data?.full_name || 'Kunde';
  return (
    <>
      <Link to="/admin/unterhaltungen" className="mb-2 inline-flex min-h-11 items-center text-small underline underline-offset-4 lg:hidden">
        Alle Unterhaltungen
      </Link>
      <h2 className="mb-1 text-title break-words">{name}</h2>
      {customer && customer.full_name !== '' && (
        <p className="mb-4 text-small wrap-anywhere text-muted">
          <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        </p>
      )}
      <ThreadView customerId={customerId} side="staff" otherName={name} />
    </>
  );
}
