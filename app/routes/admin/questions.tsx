import { WaitingHere } from '#app/features/inbox/waiting-here.tsx';
import { useLongest } from '#app/features/inbox/use-longest.ts';
import { ofKind, useWaiting, WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { OfferQuestions } from '#app/features/offers/offer-questions.tsx';
import { PageHead, type WayBack } from '#app/private/page-head.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Route } from './+types/questions.ts';

const BACK: WayBack = ['/admin/fragen', WAYS_IN_PLURAL.angebot];

/**
 * What customers ask about their offers, and nobody has answered, beside the answer; on phones
 * one after the other.
 */
export default function AdminQuestions({ params: { id } }: Route.ComponentProps) {
  const waiting = useWaiting().data;
  const longest = useLongest(waiting && ofKind(waiting, 'angebot'), id !== undefined);
  const shown = id ?? longest?.id;
  return (
    <>
      {id === undefined && <PageHead title={WAYS_IN_PLURAL.angebot} />}
      <div className="grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={cx('min-w-0', id !== undefined && 'max-lg:hidden')}>
          <WaitingHere
            kind="angebot"
            shown={shown}
            addressOf={(key) => `/admin/fragen/${key}`}
            whenEmpty="Was Kunden im Portal oder über den Link der Mail zu einem Angebot fragen, erscheint hier."
          />
        </div>
        <div
          className={cx(
            '@container min-w-0 lg:[&_header>a]:hidden',
            id === undefined && 'max-lg:hidden',
          )}
        >
          {shown && <OfferQuestions key={shown} id={shown} {...(id && { back: BACK })} />}
        </div>
      </div>
    </>
  );
}
