import { BookingForm } from './booking-form.tsx';

/** The booking of the contact page; its code comes when it is near the screen. */
export default function Booking() {
  return <BookingForm />;
}
