import { useLongest } from '#app/features/inbox/use-longest.ts';
import { ofKind, useWaiting, WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { ThreadList } from '#app/features/messages/thread-list.tsx';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Unopened } from './unopened.tsx';
import { useCustomer } from './use-customer.ts';
import type { Route } from './+types/threads.ts';

/** List and conversation side by side; on phones one after the other. */
export default function AdminThreads({ params: { id } }: Route.ComponentProps) {
  const customer = useCustomer(id);
  const waiting = ofKind(useWaiting().data ?? [], 'kunde');
  const longest = useLongest(waiting, id !== undefined);
  if (!customer)
    return (
      <MissingPage
        title="Diesen Kunden gibt es nicht"
        back={['/admin/unterhaltungen', 'Zu den Kundennachrichten']}
      />
    );
  return (
    <>
      {id === undefined ? (
        <PageHead title={WAYS_IN_PLURAL.kunde} />
      ) : (
        <PageHead
          title={customer.title}
          back={['/admin/unterhaltungen', WAYS_IN_PLURAL.kunde]}
          note={customer.email && <MailLink to={customer.email} />}
        >
          <ButtonLink to={`/admin/kunden/${id}`} size="small" variant="quiet">
            Zum Kunden
          </ButtonLink>
        </PageHead>
      )}
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cx('min-w-0', id !== undefined && 'max-lg:hidden')}>
          <ThreadList waiting={waiting} shown={longest?.id} />
        </div>
        <div className={cx('min-w-0', id === undefined && 'max-lg:hidden')}>
          {id !== undefined ? (
            <ThreadView key={id} customerId={id} side="staff" otherName={customer.title} />
          ) : longest ? (
            <Unopened entry={longest} />
          ) : (
            <EmptyState title="Alles beantwortet">
              Links steht, wer geschrieben hat, mit der letzten Nachricht; alle anderen findet die
              Suche. Die Tasten J und K führen durch die Liste, R in das Feld für die Antwort.
            </EmptyState>
          )}
        </div>
      </div>
    </>
  );
}

const MailLink = ({ to }: { to: string }) => (
  <a
    className="-my-2.5 inline-flex min-h-11 items-center text-small wrap-anywhere underline underline-offset-4"
    href={`mailto:${to}`}
  >
    {to}
  </a>
);
