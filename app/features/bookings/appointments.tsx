import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
import type { BookingStatus } from '#shared/bookings/booking.ts';
import type { TalkKind } from '#shared/bookings/talks.ts';
import { PROMISES } from '#shared/agency/business.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { BookingForm } from './booking-form.tsx';
import { callBookingSignedIn, type StoredBooking } from '#app/lib/call-booking.ts';
import { ChangeBooking } from './change-booking.tsx';

type Appointment = {
  id: string;
  reference: string;
  starts_at: string;
  status: BookingStatus;
  confirm_by: string | null;
  kind: TalkKind;
  place: string;
};
const KEY = ['portal-bookings'];
const READS = [KEY];

const isOpen = ({ starts_at, status }: Appointment): boolean =>
  status === 'booked' && Date.parse(starts_at) > Date.now();

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
      .select('id,reference,starts_at,status,confirm_by,kind,place')
      .eq('user_id', userId)
      .order('starts_at'),
  );
  useLiveTable('bookings', READS);
  const reload = () => void queries.invalidateQueries({ queryKey: KEY });
  const isFree = query.data?.every((row) => !isOpen(row)) ?? false;
  // Once shown it stays, although there may be a talk meanwhile.
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
    reload();
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
                  : 'Kommende Termine'}
              </h2>
              {!isFree && (
                <ul className="grid gap-8">
                  {open.map(({ id, reference, starts_at, status, confirm_by, kind, place }) => (
                    <li
                      key={`${id} ${starts_at} ${status} ${confirm_by}`}
                      aria-label={formatSlot(starts_at)}
                    >
                      <ChangeBooking
                        booking={{
                          success: true,
                          reference,
                          startsAt: starts_at,
                          status,
                          confirmBy: confirm_by,
                          kind,
                          place: confirm_by ? '' : place,
                        }}
                        target={{ id }}
                        send={callBookingSignedIn}
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
                  isBooking && 'border border-line bg-surface p-4 sm:p-6',
                  !isFree && 'mt-12',
                )}
              >
                {isBooking ? (
                  <BookingForm
                    key={cancelled}
                    person={person}
                    send={callBookingSignedIn}
                    onBooked={reload}
                  />
                ) : (
                  <Button variant="secondary" onClick={() => setIsBooking(true)}>
                    Weiteren Termin wählen
                  </Button>
                )}
              </section>
              {over.length > 0 && (
                <section aria-labelledby="frueher" className="mt-12 max-w-[48rem]">
                  <h2 id="frueher" className="mb-4 text-title">
                    Vergangene und abgesagte Termine
                  </h2>
                  <ul className="border-t border-line">
                    {over.map(({ id, reference, starts_at, status, confirm_by }) => (
                      <li
                        key={id}
                        className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3"
                      >
                        <span className="mr-auto">
                          {formatSlot(starts_at)}
                          <span className="block text-fine text-muted">{reference}</span>
                        </span>
                        <Badge>
                          {status === 'booked'
                            ? 'Vorbei'
                            : confirm_by
                              ? 'Nicht bestätigt'
                              : 'Abgesagt'}
                        </Badge>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
