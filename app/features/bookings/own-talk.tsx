import { callBookingSignedIn, type StoredBooking } from '#app/lib/call-booking.ts';
import { ChangeBooking } from './change-booking.tsx';
import { CalendarFile, TalkCard, type Appointment } from './talk-card.tsx';

type TalkProps = {
  talk: Appointment;
  isNext: boolean;
  /** Then it can only be read. */
  hasBegun: boolean;
  /** Of the account. */
  email: string;
  onChange: (booking: StoredBooking, done: string) => void;
};

/** A talk of the portal. */
export function OwnTalk({ talk, isNext, hasBegun, email, onChange }: TalkProps) {
  const needsLink = talk.confirm_by !== null && talk.email.toLowerCase() !== email.toLowerCase();
  const facts = <TalkCard talk={talk} isNext={isNext} linkAt={needsLink ? talk.email : ''} />;
  if (hasBegun) return facts;
  return (
    <ChangeBooking
      booking={{
        success: true,
        reference: talk.reference,
        startsAt: talk.starts_at,
        status: talk.status,
        confirmBy: talk.confirm_by,
        kind: talk.kind,
        place: talk.confirm_by ? '' : talk.place,
      }}
      target={{ id: talk.id }}
      send={callBookingSignedIn}
      onChange={onChange}
      facts={facts}
      more={!talk.confirm_by && <CalendarFile talk={talk} />}
      needsLink={needsLink}
    />
  );
}
