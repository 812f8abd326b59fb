import { BookingForm } from './booking-form.tsx';

type Props = { person?: { name: string; email: string; note: string } };

/**
 * The booking of the contact page and of an enquiry's; its code comes when it
 * is near the screen.
 */
export default function Booking({ person }: Props) {
  return <BookingForm {...(person && { person })} />;
}
