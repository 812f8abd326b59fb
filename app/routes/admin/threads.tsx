import { nameOf, ThreadList, useThreads } from '#app/features/messages/thread-list.tsx';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { useRows } from '#app/lib/use-rows.ts';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { Route } from './+types/threads.ts';

/** List and conversation side by side; on phones one after the other. */
export default function AdminThreads({ params: { id } }: Route.ComponentProps) {
  const customer = useCustomer(id);
  if (!customer)
    return (
      <MissingPage
        title="Diesen Kunden gibt es nicht"
        back={['/admin/unterhaltungen', 'Zu den Unterhaltungen']}
      />
    );
  return (
    <>
      {id === undefined ? (
        <PageHead title="Unterhaltungen" />
      ) : (
        <PageHead
          title={customer.title}
          back={['/admin/unterhaltungen', 'Unterhaltungen']}
          note={customer.email && <MailLink to={customer.email} />}
        />
      )}
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cx('min-w-0', id !== undefined && 'max-lg:hidden')}>
          <ThreadList />
        </div>
        <div className={cx('min-w-0', id === undefined && 'max-lg:hidden')}>
          {id === undefined ? (
            <EmptyState title="Wählen Sie eine Unterhaltung">
              Links steht jeder Kunde mit seiner letzten Nachricht. Die Tasten J und K führen durch
              die Liste, R in das Feld für die Antwort.
            </EmptyState>
          ) : (
            <ThreadView key={id} customerId={id} side="staff" otherName={customer.title} />
          )}
        </div>
      </div>
    </>
  );
}

/**
 * Name of the customer, or the address where there is none; null when there is
 * no such customer.
 */
function useCustomer(id: string | undefined): { title: string; email: string } | null {
  const threads = useThreads();
  const customer = threads.data?.find(({ customer_id }) => customer_id === id);
  // The list holds the newest 200; a link from a project may lead to an older one.
  const profile = useRows<{ full_name: string } | null>(
    ['customer-name', id],
    (client) =>
      client
        .from('profiles')
        .select('full_name')
        .eq('id', id ?? '')
        .maybeSingle(),
    id !== undefined && threads.isSuccess && !customer,
  );
  if (customer) return { title: nameOf(customer), email: customer.full_name ? customer.email : '' };
  if (profile.data === null) return null;
  return { title: profile.data?.full_name || 'Kunde', email: '' };
}

const MailLink = ({ to }: { to: string }) => (
  <a
    className="-my-2.5 inline-flex min-h-11 items-center text-small wrap-anywhere underline underline-offset-4"
    href={`mailto:${to}`}
  >
    {to}
  </a>
);
