import { HandedOverTalk } from '#app/features/chat/handed-over.tsx';
import { opensByItself, WaitingList } from '#app/features/inbox/waiting-list.tsx';
import { useLongest } from '#app/features/inbox/use-longest.ts';
import { ALL_OPEN, isWayIn, useWaiting, type WayIn } from '#app/features/inbox/waiting.ts';
import { ContactRecord } from '#app/features/messages/contact-record.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { OfferQuestions } from '#app/features/offers/offer-questions.tsx';
import { RequestOffers } from '#app/features/offers/request-offers.tsx';
import { RequestRecord } from '#app/features/requests/request-record.tsx';
import { isUuid } from '#app/lib/uuid.ts';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Unopened } from './unopened.tsx';
import { useCustomer } from './use-customer.ts';
import type { Route } from './+types/inbox.ts';

/** What awaits an answer beside the opened record; on phones one after the other. */
export default function AdminInbox({ params: { kind, key } }: Route.ComponentProps) {
  const isOpen = kind !== undefined;
  const longest = useLongest(useWaiting().data, isOpen);
  return (
    <>
      {!isOpen && <PageHead title={ALL_OPEN} />}
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cx('min-w-0', isOpen && 'max-lg:hidden')}>
          <WaitingList longest={longest} />
        </div>
        {/* Beside the list no record needs the way back to it. */}
        <div
          className={cx('@container min-w-0 lg:[&_header>a]:hidden', !isOpen && 'max-lg:hidden')}
        >
          {!isOpen ? (
            longest && !opensByItself(longest) && <Unopened entry={longest} />
          ) : isWayIn(kind) && key !== undefined && (kind === 'chat' || isUuid(key)) ? (
            <Opened key={`${kind}-${key}`} kind={kind} id={key} />
          ) : (
            <MissingPage title="Diesen Eintrag gibt es nicht" back={BACK} />
          )}
        </div>
      </div>
    </>
  );
}

const BACK: WayBack = ['/admin/eingang', ALL_OPEN];

function Opened({ kind, id }: { kind: WayIn; id: string }) {
  if (kind === 'anfrage')
    return (
      <RequestRecord
        id={id}
        back={BACK}
        offersOf={(request) => <RequestOffers request={request} />}
      />
    );
  if (kind === 'kontakt') return <ContactRecord id={id} back={BACK} />;
  if (kind === 'angebot') return <OfferQuestions id={id} back={BACK} />;
  if (kind === 'chat') return <HandedOverTalk sessionId={id} back={BACK} />;
  return <Customer id={id} />;
}

function Customer({ id }: { id: string }) {
  const customer = useCustomer(id);
  if (!customer) return <MissingPage title="Diesen Kunden gibt es nicht" back={BACK} />;
  return (
    <>
      <PageHead title={customer.title} back={BACK}>
        <ButtonLink to={`/admin/kunden/${id}`} size="small" variant="quiet">
          Zum Kunden
        </ButtonLink>
      </PageHead>
      <ThreadView customerId={id} side="staff" otherName={customer.title} />
    </>
  );
}
