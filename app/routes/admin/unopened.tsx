import { WAYS_IN, type Waiting } from '#app/features/inbox/waiting.ts';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { WaitingTime } from '#app/private/waiting-groups.tsx';

/**
 * Beside the list while nothing is open: the customer who waits longest. He is told that he was
 * read once somebody turns to his talk.
 */
export const Unopened = ({ entry }: { entry: Waiting }) => (
  <section aria-labelledby="wartet-am-laengsten">
    <p className="flex flex-wrap gap-x-3 text-fine text-muted">
      Wartet am längsten · {WAYS_IN[entry.kind]} <WaitingTime wait={entry} />
    </p>
    <h2 id="wartet-am-laengsten" className="mb-4 text-head break-words">
      {entry.title}
    </h2>
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
  </section>
);
