import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { HandedOverTalk } from '#app/features/chat/handed-over.tsx';
import { PersonFacts } from '#app/features/customers/person-facts.tsx';
import { useLongest } from '#app/features/inbox/use-longest.ts';
import { opensByItself } from '#app/features/inbox/waiting-list.tsx';
import {
  ofKind,
  useWaiting,
  WAYS_IN,
  type Waiting,
  type WayIn,
} from '#app/features/inbox/waiting.ts';
import { ContactRecord } from '#app/features/messages/contact-record.tsx';
import { SettleThread } from '#app/features/messages/settle-thread.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { OfferQuestions } from '#app/features/offers/offer-questions.tsx';
import { RequestRecord } from '#app/features/requests/request-record.tsx';
import { isUuid } from '#app/lib/uuid.ts';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { TalkRecord, type TalkEntry } from '#app/private/talk/talk-record.tsx';
import { AnswerDue } from '#app/private/waiting-groups.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { PersonActions } from './person-actions.tsx';
import { RequestActions } from './request-actions.tsx';
import { Unopened } from './unopened.tsx';
import { useCustomer, useCustomerFacts } from './use-customer.tsx';

type InboxDeskProps = {
  title: string;
  root: string;
  /** At the right of the tabs: other views of this page. */
  tools?: ReactNode;
  /** What came in one way alone. */
  only?: WayIn;
  /** What is open; null where the address names nothing that can be. */
  opened: { kind: WayIn; id: string } | null | undefined;
  /** `shown` stands beside the list without being open. */
  list: (shown: Waiting | undefined) => ReactNode;
  /** Where a record of the list lies. */
  addressOf: (row: Waiting) => string;
};

/**
 * One way of working for every page of the inbox: the list, the talk, whom it is with; on phones
 * the list, then the rest. What waits longest opens by itself where both stand side by side.
 */
export function InboxDesk({ title, root, tools, only, opened, list, addressOf }: InboxDeskProps) {
  const { data } = useWaiting();
  const waiting = data && ofKind(data, only);
  const isOpen = opened !== undefined;
  const longest = useLongest(waiting, isOpen);
  const navigate = useNavigate();
  const address = longest && opensByItself(longest) ? addressOf(longest) : undefined;
  useEffect(() => {
    if (address && matchMedia('(width >= 64rem)').matches)
      void navigate(address, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
  return (
    <>
      {tools && (
        <div className={cx('beside-tabs mb-3', isOpen && 'max-lg:hidden')}>
          <div className="actions flex justify-end">{tools}</div>
        </div>
      )}
      {!isOpen && <PageHead title={title} />}
      <div className="desk grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
        {/* The list scrolls by itself, down to the line on which the talk ends. */}
        <div
          className={cx(
            'min-w-0 lg:flex lg:max-h-(--desk-height) lg:flex-col',
            isOpen && 'max-lg:hidden',
          )}
        >
          {list(longest)}
        </div>
        <div className={cx('@container min-w-0', !isOpen && 'max-lg:hidden')}>
          {opened ? (
            <Opened key={`${opened.kind}-${opened.id}`} {...opened} back={[root, title]} />
          ) : isOpen ? (
            <MissingPage title="Diesen Eintrag gibt es nicht" back={[root, title]} />
          ) : longest ? (
            !opensByItself(longest) && <Unopened entry={longest} />
          ) : (
            only &&
            waiting?.length === 0 && (
              <EmptyState title="Alles beantwortet">
                Links steht, was angekommen ist, das Offene zuerst. Die Tasten J und K führen durch
                die Liste, R in das Feld für die Antwort, E legt ab.
              </EmptyState>
            )
          )}
        </div>
      </div>
    </>
  );
}

type OpenedProps = { kind: WayIn; id: string; back: WayBack };

function Opened({ kind, id, back }: OpenedProps) {
  const wait = useWaiting().data?.find((row) => row.kind === kind && row.id === id);
  const entry = { kind: WAYS_IN[kind], back, due: wait && <AnswerDue wait={wait} /> };
  if (kind !== 'chat' && !isUuid(id))
    return <MissingPage title="Diesen Eintrag gibt es nicht" back={back} />;
  if (kind === 'anfrage')
    return (
      <RequestRecord
        id={id}
        kind={WAYS_IN.anfrage}
        back={back}
        nextOf={(request) => <RequestActions request={request} />}
      />
    );
  if (kind === 'kontakt')
    return (
      <ContactRecord
        id={id}
        entry={entry}
        personOf={({ name, email, phone, user_id: userId }) => (
          <>
            <PersonFacts email={email} userId={userId} />
            <PersonActions person={{ name, email, phone, userId }} />
          </>
        )}
      />
    );
  if (kind === 'angebot')
    return (
      <OfferQuestions
        id={id}
        entry={entry}
        personOf={(name, email) => (
          <PersonActions person={{ name, email, phone: '' }} withoutOffer />
        )}
      />
    );
  if (kind === 'chat')
    return (
      <HandedOverTalk
        sessionId={id}
        entry={entry}
        visitorOf={(email, phone) => (
          <>
            {email && <PersonFacts email={email} userId={null} />}
            <PersonActions person={{ name: '', email, phone }} withoutOffer={!email} />
          </>
        )}
      />
    );
  return <Customer id={id} entry={entry} />;
}

function Customer({ id, entry }: { id: string; entry: TalkEntry }) {
  const customer = useCustomer(id);
  const facts = useCustomerFacts(id);
  if (!customer) return <MissingPage title="Diesen Kunden gibt es nicht" back={entry.back} />;
  return (
    <TalkRecord
      title={customer.title}
      entry={entry}
      settle={<SettleThread customerId={id} />}
      {...facts}
    >
      <ThreadView customerId={id} side="staff" otherName={customer.title} />
    </TalkRecord>
  );
}
