import { WAYS_IN, type Waiting } from '#app/features/inbox/waiting.ts';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { TalkFrame } from '#app/private/talk/talk-record.tsx';
import { AnswerDue } from '#app/private/waiting-groups.tsx';
import { useCustomerFacts } from './use-customer.tsx';

/**
 * Beside the list while nothing is open: the customer who waits longest. He is told that he was
 * read once somebody turns to his talk.
 */
export function Unopened({ entry }: { entry: Waiting }) {
  const facts = useCustomerFacts(entry.id);
  return (
    <section aria-labelledby="wartet-am-laengsten">
      <h2 id="wartet-am-laengsten" className="text-head break-words">
        {entry.title}
      </h2>
      <p className="mt-1 mb-4 text-small text-muted">
        {WAYS_IN[entry.kind]}, wartet am längsten · <AnswerDue wait={entry} />
      </p>
      <TalkFrame {...facts}>
        <ThreadView
          key={entry.id}
          customerId={entry.id}
          side="staff"
          otherName={entry.title}
          opensItself
        />
        <p className="mt-2 text-small text-muted">
          „Gelesen“ sieht der Kunde erst, wenn Sie in das Gespräch klicken.
        </p>
      </TalkFrame>
    </section>
  );
}
