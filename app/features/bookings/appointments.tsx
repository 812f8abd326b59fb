import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import { cx } from '#app/ui/cx.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { PROMISES } from '#shared/agency/business.ts';
import { Beside } from '#app/private/beside.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { BookingForm } from './booking-form.tsx';
import { callBookingSignedIn, type StoredBooking } from '#app/lib/call-booking.ts';
import { DaySheet } from './day-sheet.tsx';
import { OwnTalk } from './own-talk.tsx';
import { PastTalks } from './past-talks.tsx';
import type { Appointment } from './talk-card.tsx';
import { TalkWay } from './talk-way.tsx';

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
  contact,
  hasProject = false,
}: {
  userId: string;
  person: { name: string; email: string };
  /** Whom the talk is with. */
  contact?: ReactNode;
  /** He has ordered already: no offer comes of the talk by itself. */
  hasProject?: boolean;
}) {
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const another = useRef<HTMLHeadingElement>(null);
  const [isBooking, setIsBooking] = useState(false);
  // How often a talk was cancelled: the form begins anew then.
  const [cancelled, setCancelled] = useState(0);
  const query = useRows<Appointment[]>([...KEY, userId], (client) =>
    client
      .from('bookings')
      .select(
        'id,reference,email,starts_at,ends_at,sequence,status,confirm_by,kind,phone,place,note',
      )
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

  /** The pressed button goes: reading goes on at what it opened. */
  const bookAnother = () => {
    flushSync(() => setIsBooking(true));
    another.current?.focus();
  };

  return (
    <>
      <PageHead title="Termine" />
      <QueryState query={query}>
        {(rows) => {
          const open = rows.filter(isOpen);
          const over = rows.filter((row) => !isOpen(row)).toReversed();
          return (
            <>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <h2 ref={heading} tabIndex={-1} className="text-title">
                  {isFree
                    ? `${PROMISES.freeCallMinutes} Minuten zu Ihrem Projekt, kostenlos`
                    : open.length === 1
                      ? 'Ihr nächster Termin'
                      : 'Kommende Termine'}
                </h2>
                {!isBooking && (
                  <Button size="small" variant="secondary" onClick={bookAnother}>
                    Weiteren Termin wählen
                  </Button>
                )}
              </div>
              {!isFree && (
                <ul className="mb-8 grid gap-4">
                  {open.map((talk, index) => (
                    <li
                      key={`${talk.id} ${talk.starts_at} ${talk.status} ${talk.confirm_by}`}
                      aria-label={formatSlot(talk.starts_at)}
                      className={cx('panel p-5 sm:px-6', index === 0 && WITH_WAY)}
                    >
                      {index === 0 && <DaySheet talk={talk} />}
                      <div className={cx('min-w-0', index === 0 && 'lg:pl-4')}>
                        <OwnTalk
                          talk={talk}
                          isNext={index === 0}
                          hasBegun={isPast(talk.starts_at)}
                          email={person.email}
                          onChange={noteChange}
                        />
                        {talk.note && <Subject note={talk.note} />}
                        {index === 0 && <Beforehand />}
                      </div>
                      {index === 0 && <TalkWay talk={talk} hasProject={hasProject} />}
                    </li>
                  ))}
                </ul>
              )}
              {isBooking ? (
                <Beside side={contact}>
                  <section aria-label="Neuen Termin buchen">
                    {!isFree && (
                      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
                        <h2 ref={another} tabIndex={-1} className="text-title">
                          Weiterer Termin
                        </h2>
                        <Button
                          size="small"
                          variant="quiet"
                          onClick={() => {
                            setIsBooking(false);
                            heading.current?.focus();
                          }}
                        >
                          Abbrechen
                        </Button>
                      </div>
                    )}
                    <div className="@container panel panel-row py-5 sm:px-6">
                      <BookingForm
                        key={cancelled}
                        person={person}
                        send={callBookingSignedIn}
                        onBooked={(booked) => void noteBooked(booked)}
                      />
                    </div>
                  </section>
                </Beside>
              ) : (
                contact
              )}
              {over.length > 0 && <PastTalks talks={over} />}
            </>
          );
        }}
      </QueryState>
    </>
  );
}

/** The way begins where the contact below it does. */
const WITH_WAY =
  'grid gap-x-4 gap-y-6 ' +
  'lg:grid-cols-[12rem_minmax(0,calc(36rem-var(--spacing)*10))_minmax(0,1fr)]';

const Subject = ({ note }: { note: string }) => (
  <section className="mt-5">
    <h3 className="text-body font-semibold">Ihr Anliegen</h3>
    <p className="max-w-[60ch] text-small break-words whitespace-pre-line">{note}</p>
  </section>
);

/** What shortens a talk of a quarter of an hour. */
const Beforehand = () => (
  <section className="mt-5">
    <h3 className="text-body font-semibold">Vor dem Gespräch</h3>
    <p className="max-w-[60ch] text-small text-muted">
      Schicken Sie uns Ihre Fragen, Texte oder Bilder vorab. Wir lesen sie, bevor wir sprechen.
    </p>
    <Link
      to="/portal/nachrichten"
      className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
    >
      Nachricht schreiben
    </Link>
  </section>
);
