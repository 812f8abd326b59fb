import { useState, type ReactNode } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { toMoments, type Moments } from '#app/private/moments.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { BookingState } from './booking-state.tsx';
import { BOOKING_COLUMNS, BOOKINGS_KEY, isOver, type BookingRow } from './calendar-data.ts';

/** The talks of one customer; each opens as in the calendar, in `dialog`. */
export function useTalkMoments(customerId: string): { talks: Moments; dialog: ReactNode } {
  const names = useTexts(TALK_TEXTS);
  const [chosen, setChosen] = useState<BookingRow>();
  const query = useRows<BookingRow[]>([...BOOKINGS_KEY, 'customer', customerId], (client) =>
    client.from('bookings').select(BOOKING_COLUMNS).eq('user_id', customerId).order('starts_at'),
  );
  const talks = toMoments(query, (booking) => ({
    id: booking.id,
    at: booking.starts_at,
    icon: 'calendar',
    kind: booking.status === 'booked' ? 'Gespräch' : 'Gespräch, abgesagt',
    title: `${names[booking.kind]}, ${formatBriefMoment(booking.starts_at)}`,
    mark: <BookingState booking={booking} />,
    isOpen: booking.status === 'booked' && !isOver(booking.ends_at),
    onOpen: () => setChosen(booking),
  }));
  return {
    talks,
    dialog: chosen && <BookingDialog booking={chosen} onClose={() => setChosen(undefined)} />,
  };
}
