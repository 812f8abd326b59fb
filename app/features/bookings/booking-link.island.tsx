import { callBooking } from '#app/lib/call-booking.ts';
import { ChangeBooking, type ChangeBookingProps } from './change-booking.tsx';

/** A booking as the link of its mail shows it. */
export default function BookingLink(props: Omit<ChangeBookingProps, 'send'>) {
  return <ChangeBooking {...props} send={callBooking} />;
}
