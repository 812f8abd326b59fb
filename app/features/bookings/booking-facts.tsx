import { mailTo } from '#app/lib/mail-to.ts';
import { FactList } from '#app/private/fact-list.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { BookingState } from './booking-state.tsx';
import { TalkPlace } from './talk-place.tsx';
import { type BookingRow } from './calendar-data.ts';

export function Facts({ booking }: { booking: BookingRow }) {
  return (
    <FactList
      facts={[
        ['Status', <BookingState key="status" booking={booking} />],
        ['Gespräch', <TalkPlace key="kind" kind={booking.kind} place={booking.place} always />],
        [
          'Telefon',
          booking.phone && (
            <a
              key="phone"
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              href={`tel:${booking.phone.replace(/[^+\d]/g, '')}`}
            >
              {booking.phone}
            </a>
          ),
        ],
        [
          'E-Mail',
          <a
            key="mail"
            className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
            href={mailTo(booking.email)}
          >
            {booking.email}
          </a>,
        ],
        ['Anliegen', booking.note],
        ['Kundenkonto', booking.user_id ? 'ja' : 'nein'],
        ['Buchungsnummer', booking.reference],
        ['Gebucht am', formatShortMoment(booking.created_at)],
      ]}
    />
  );
}
