import { addressOf } from '#app/features/inbox/waiting-list.tsx';
import { WAYS_IN, type Waiting } from '#app/features/inbox/waiting.ts';
import { Unanswered } from '#app/features/messages/unanswered.tsx';
import { WaitingTime } from '#app/private/waiting-groups.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** As much of a text as the list comes with. */
const CUT = 200;

/**
 * Beside the list while nothing is open: what waits longest, whole, and the way to answer it.
 * A talk with a customer does not open by itself: he is told then that he was read.
 */
export function Unopened({ entry, to = addressOf(entry) }: { entry: Waiting; to?: string }) {
  const isCustomer = entry.kind === 'kunde';
  return (
    <section aria-labelledby="wartet-am-laengsten">
      <p className="flex flex-wrap gap-x-3 text-fine text-muted">
        Wartet am längsten · {WAYS_IN[entry.kind]} <WaitingTime wait={entry} />
      </p>
      <h2 id="wartet-am-laengsten" className="mb-4 text-head break-words">
        {entry.title}
      </h2>
      {isCustomer ? (
        <Unanswered customerId={entry.id} />
      ) : (
        <p className="max-w-[68ch] border-l-2 border-accent pl-5 break-words whitespace-pre-line">
          {entry.text}
          {entry.text.length >= CUT && ' …'}
        </p>
      )}
      <ButtonLink to={to} data-key="r" size="small" className="mt-6">
        {isCustomer ? 'Öffnen und antworten' : 'Zum Angebot und antworten'}
      </ButtonLink>
      {isCustomer && (
        <p className="mt-2 text-small text-muted">
          Sobald Sie öffnen, sieht der Kunde, dass Sie gelesen haben.
        </p>
      )}
    </section>
  );
}
