import { readTalkWish } from '#shared/bookings/talk-link.ts';
import { BookingForm } from './booking-form.tsx';

type Props = {
  person?: { name: string; email: string; note: string };
  hasNext?: boolean;
};

/**
 * The booking of the contact page and of an enquiry's; its code comes when it
 * is near the screen.
 */
export default function Booking({ person, hasNext }: Props) {
  // Nothing that is rendered depends on it before the free times are there.
  const wish = typeof location === 'undefined' ? '' : readTalkWish(location.search);
  return <BookingForm wish={wish} hasNext={hasNext} {...(person && { person })} />;
}
