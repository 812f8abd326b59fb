import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import { cx } from '#app/ui/cx.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { PROMISES } from '#shared/agency/business.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { BookingForm } from './booking-form.tsx';
import { callBookingSignedIn, type StoredBooking } from '#app/lib/call-booking.ts';
import { OwnTalk } from './own-talk.tsx';
import { PastTalks } from './past-talks.tsx';
import type { Appointment } from './talk-card.tsx';

const KEY = ['portal-bookings'];
const READS = [KEY];

const isPast = (moment: string): boolean => Date.parse(moment) <= Date.now();
/** Until its end: whoever comes a minute late needs the link or the address. */
const isOpen = ({ ends_at: end, status }: Appointment): boolean =>
  status === 'booked' && !isPast(end);

/**
 * The customer's own talks: see, move, cancel, book another. Changes of the
 * agency appear by themselves.
 */
export function Appointments({
  userId,
  person,
}: {
  userId: string;
  person: { name: string; email: string };
}) {
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isBooking, setIsBooking] = useState(false);
  // How often a talk was cancelled: the form begins anew then.
  const [cancelled, setCancelled] = useState(0);
  const query = useRows<Appointment[]>([...KEY, userId], (client) =>
    client
      .from('bookings')
      .select('id,reference,email,starts_at,ends_at,sequence,status,confirm_by,kind,phone,place')
      .eq('user_id', userId)
      .order('starts_at'),
  );
  useLiveTable('bookings', READS);
  const texts = useTexts(NOTICE_TEXTS);
  const reload = () => queries.invalidateQueries({ queryKey: KEY });
  const isFree = query.data?.every((row) => !isOpen(row)) ?? false;
  // Once shown it stays until he has booked, although there may be a talk meanwhile.
  if (isFree && !isBooking) setIsBooking(true);
  const noteChange = ({ status }: StoredBooking, done: string) => {
    if (status !== 'booked') setCancelled(cancelled + 1);
    void showToast({
      title: done,
      description: 'Eine Bestätigung mit Kalenderdatei ist per E-Mail unterwegs.',
      about: 'appointment',
    });
    // The list is built anew around the changed talk; the focus stays near it.
    heading.current?.focus();
    void reload();
  };
  /** The list tells of the talk from now on, as it changes; the form makes room for the next. */
  const noteBooked = async ({ confirmBy }: StoredBooking) => {
    void showToast({
      title: texts[confirmBy ? 'booking.confirm' : 'booking.booked'],
      description: confirmBy
        ? 'Der Link dazu ist per E-Mail unterwegs.'
        : 'Eine Bestätigung mit Kalenderdatei ist per E-Mail unterwegs.',
      about: 'appointment',
    });
    await reload();
    setIsBooking(false);
    heading.current?.focus();
  };

  return (
    <>
      <QueryState query={query}>
        {(rows) => {
          const open = rows.filter(isOpen);
          const over = rows.filter((row) => !isOpen(row)).toReversed();
          return (
            <>
              <h2 ref={heading} tabIndex={-1} className="mb-4 text-title">
                {isFree
                  ? `${PROMISES.freeCallMinutes} Minuten zu Ihrem Projekt, kostenlos`
                  : open.length === 1
                    ? 'Ihr nächster Termin'
                    : 'Kommende Termine'}
              </h2>
              {!isFree && (
                <ul className="grid gap-4">
                  {open.map((talk, index) => (
                    <li
                      key={`${talk.id} ${talk.starts_at} ${talk.status} ${talk.confirm_by}`}
                      aria-label={formatSlot(talk.starts_at)}
                      className="panel panel-row max-w-[48rem] py-5"
                    >
                      <OwnTalk
                        talk={talk}
                        isNext={index === 0}
                        hasBegun={isPast(talk.starts_at)}
                        email={person.email}
                        onChange={noteChange}
                      />
                    </li>
                  ))}
                </ul>
              )}
              <section
                aria-label="Neuen Termin buchen"
                className={cx(
                  '@container max-w-[48rem]',
                  isBooking && 'panel panel-row py-5 sm:px-6',
                  !isFree && 'mt-6',
                )}
              >
                {isBooking ? (
                  <BookingForm
                    key={cancelled}
                    person={person}
                    send={callBookingSignedIn}
                    onBooked={(booked) => void noteBooked(booked)}
                  />
                ) : (
                  <Button variant="secondary" onClick={() => setIsBooking(true)}>
                    Weiteren Termin wählen
                  </Button>
                )}
              </section>
              {over.length > 0 && <PastTalks talks={over} />}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
