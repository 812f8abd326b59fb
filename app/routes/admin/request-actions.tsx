import type { ComponentProps } from 'react';
import { NewBooking } from '#app/features/bookings/new-booking.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { RequestOffers } from '#app/features/offers/request-offers.tsx';
import { mailTo } from '#app/lib/mail-to.ts';
import { OnDemand } from '#app/private/on-demand.tsx';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';

type RequestActionsProps = {
  request: ComponentProps<typeof RequestOffers>['request'] & {
    reference: string;
    user_id: string | null;
  };
};

/** What an enquiry leads to: an offer, a question, a talk. */
export const RequestActions = ({ request }: RequestActionsProps) => (
  <RequestOffers request={request}>
    <Question request={request} />
    {/* On phones it begins a line, and has no edge to stand on. */}
    <div className="max-sm:-ml-4">
      <NewBooking variant="quiet" person={request} />
    </div>
  </RequestOffers>
);

/** In the talk of a customer; whoever has no account is reached by mail alone. */
function Question({ request: { name, email, reference, user_id: userId } }: RequestActionsProps) {
  if (!userId)
    return (
      <ButtonAnchor
        size="small"
        variant="secondary"
        href={mailTo(email, { subject: `Ihre Anfrage ${reference}` })}
        target="_self"
      >
        Rückfrage stellen
      </ButtonAnchor>
    );
  return (
    <OnDemand label="Rückfrage stellen" isStart>
      {(close) => (
        <div className="border-t border-line">
          <ThreadView customerId={userId} side="staff" otherName={name} opensItself />
          <Button size="small" variant="quiet" className="-mx-4" onClick={close}>
            Rückfrage schließen
          </Button>
        </div>
      )}
    </OnDemand>
  );
}
