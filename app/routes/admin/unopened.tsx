import { addressOf } from '#app/features/inbox/waiting-list.tsx';
import { WAYS_IN, type Waiting } from '#app/features/inbox/waiting.ts';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { WaitingTime } from '#app/private/waiting-groups.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** As much of a text as the list comes with. */
const CUT = 200;

/**
 * Beside the list while nothing is open: what waits longest, and the way to answer it.
 * A customer is told that he was read once somebody turns to his talk.
 */
export const Unopened = ({ entry }: { entry: Waiting }) => (
  <section aria-labelledby="wartet-am-laengsten">
    <p className="flex flex-wrap gap-x-3 text-fine text-muted">
      Wartet am längsten · {WAYS_IN[entry.kind]} <WaitingTime wait={entry} />
    </p>
    <h2 id="wartet-am-laengsten" className="mb-4 text-head break-words">
      {entry.title}
    </h2>
    {entry.kind === 'kunde' ? (
      <>
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
      </>
    ) : (
      <>
        <p className="max-w-[68ch] border-l-2 border-accent pl-5 break-words whitespace-pre-line">
          {entry.text}
          {entry.text.length >= CUT && ' …'}
        </p>
        <ButtonLink to={addressOf(entry)} data-key="r" size="small" className="mt-6">
          Zum Angebot und antworten
        </ButtonLink>
      </>
    )}
  </section>
);
