import { Navigate, useLocation } from 'react-router';
import { HandedOverTalk } from '#app/features/chat/handed-over.tsx';
import { addressOf, WaitingList } from '#app/features/inbox/waiting-list.tsx';
import { ALL_OPEN, isWayIn, type WayIn } from '#app/features/inbox/waiting.ts';
import { ContactRecord } from '#app/features/messages/contact-record.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { RequestOffers } from '#app/features/offers/request-offers.tsx';
import { RequestRecord } from '#app/features/requests/request-record.tsx';
import { isUuid } from '#app/lib/uuid.ts';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { useCustomer } from './use-customer.ts';
import type { Route } from './+types/inbox.ts';

/** What awaits an answer beside the opened record; on phones one after the other. */
export default function AdminInbox({ params: { kind, key } }: Route.ComponentProps) {
  const { search } = useLocation();
  const back: WayBack = [`/admin/eingang${search}`, ALL_OPEN];
  const isOpen = kind !== undefined;
  return (
    <>
      {!isOpen && (
        <PageHead
          title={ALL_OPEN}
          note="Was auf Ihre Antwort wartet: Überfälliges zuerst, dann was am längsten wartet."
        />
      )}
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cx('min-w-0', isOpen && 'max-lg:hidden')}>
          <WaitingList opensFirst={!isOpen} />
        </div>
        {/* Beside the list no record needs the way back to it. */}
        <div
          className={cx('@container min-w-0 lg:[&_header>a]:hidden', !isOpen && 'max-lg:hidden')}
        >
          {!isOpen ? (
            <p className="max-w-[60ch] text-small text-muted">
              J und K führen durch die Liste. Im Eintrag ändert E den Status, R führt zur Antwort.
              Was beantwortet ist, verlässt die Liste.
            </p>
          ) : isWayIn(kind) && key !== undefined && (kind === 'chat' || isUuid(key)) ? (
            <Opened key={`${kind}-${key}`} kind={kind} id={key} back={back} />
          ) : (
            <MissingPage title="Diesen Eintrag gibt es nicht" back={back} />
          )}
        </div>
      </div>
    </>
  );
}

function Opened({ kind, id, back }: { kind: WayIn; id: string; back: WayBack }) {
  if (kind === 'anfrage')
    return (
      <RequestRecord
        id={id}
        back={back}
        offersOf={(request) => <RequestOffers request={request} />}
      />
    );
  if (kind === 'kontakt') return <ContactRecord id={id} back={back} />;
  if (kind === 'angebot') return <Navigate to={addressOf({ kind, id })} replace />;
  if (kind === 'chat') return <HandedOverTalk sessionId={id} back={back} />;
  return <Customer id={id} back={back} />;
}

function Customer({ id, back }: { id: string; back: WayBack }) {
  const customer = useCustomer(id);
  if (!customer) return <MissingPage title="Diesen Kunden gibt es nicht" back={back} />;
  return (
    <>
      <PageHead title={customer.title} back={back}>
        <ButtonLink to={`/admin/kunden/${id}`} size="small" variant="quiet">
          Zum Kunden
        </ButtonLink>
      </PageHead>
      <ThreadView customerId={id} side="staff" otherName={customer.title} />
    </>
  );
}
