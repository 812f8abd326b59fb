import { useState } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { RecordPart } from '#app/private/record-part.tsx';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { BookingState } from './booking-state.tsx';
import { BOOKING_COLUMNS, BOOKINGS_KEY, type BookingRow } from './calendar-data.ts';

/** The talks of one customer, the latest first; each opens as in the calendar. */
export function CustomerTalks({ customerId }: { customerId: string }) {
  const names = useTexts(TALK_TEXTS);
  const [chosen, setChosen] = useState<BookingRow>();
  const query = useRows<BookingRow[]>([...BOOKINGS_KEY, 'customer', customerId], (client) =>
    client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('user_id', customerId)
      .order('starts_at', { ascending: false }),
  );
  return (
    <>
      <RecordPart
        id="gespraeche"
        title="Gespräche"
        query={query}
        whenEmpty="Noch keine Gespräche."
        rowOf={(booking) => ({
          id: booking.id,
          onOpen: () => setChosen(booking),
          title: formatBriefMoment(booking.starts_at),
          note: names[booking.kind],
          mark: <BookingState booking={booking} />,
        })}
      />
      {chosen && <BookingDialog booking={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}
