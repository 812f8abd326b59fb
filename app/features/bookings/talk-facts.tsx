import type { StoredBooking } from '#app/lib/call-booking.ts';
import { formatSlot, formatSlotTime } from '#shared/bookings/booking-slots.ts';
import { TalkPlace } from './talk-place.tsx';

/** One talk as its visitor sees it: when, how, and until when it is held. */
export function TalkFacts({ booking }: { booking: StoredBooking }) {
  return (
    <dl className="grid gap-1 border-t border-line py-4">
      <dt className="text-fine text-muted">
        {booking.status === 'booked'
          ? 'Ihr Termin'
          : booking.confirmBy
            ? 'Nicht bestätigter Termin'
            : 'Abgesagter Termin'}
      </dt>
      <dd>
        <span className="text-lead font-semibold">{formatSlot(booking.startsAt)}</span>
        <TalkPlace kind={booking.kind} place={booking.place} />
      </dd>
      {booking.status === 'booked' && booking.confirmBy && (
        <dd>
          Für Sie freigehalten bis {formatSlotTime(booking.confirmBy)}. Gebucht ist der Termin, wenn
          Sie ihn bestätigen.
        </dd>
      )}
      <dt className="mt-3 text-fine text-muted">Buchungsnummer</dt>
      <dd>{booking.reference}</dd>
    </dl>
  );
}
