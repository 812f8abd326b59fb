import { Link } from 'react-router';
import { nameOf, ThreadList, useThreads } from '#app/features/admin-threads/thread-list.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
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
  const customer = useThreads().data?.find(({ customer_id }) => customer_id === customerId);
  const name = customer ? nameOf(customer) : 'Kunde';
  return (
    <>
      <Link to="/admin/unterhaltungen" className="mb-2 inline-flex min-h-11 items-center text-small underline underline-offset-4 lg:hidden">
        Alle Unterhaltungen
      </Link>
      <h2 className="mb-1 text-title break-words">{name}</h2>
      {customer && customer.full_name !== '' && (
        <p className="mb-4 text-small break-all text-muted">
          <a className="inline-flex min-h-11 items-center underline underline-offset-4" href={`mailto:${customer.email}`}>
            {customer.email}
          </a>
        </p>
      )}
      <ThreadView customerId={customerId} side="staff" otherName={name} />
    </>
  );
}
