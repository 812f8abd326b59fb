import { useRef, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { BookingAnswer, BookingChangeCall } from '#shared/bookings/booking.ts';
import type { SendBooking, StoredBooking } from '#app/lib/call-booking.ts';
import { Move } from './move-booking.tsx';
import { TalkFacts } from './talk-facts.tsx';

export type ChangeBookingProps = {
  booking: StoredBooking;
  /** The signed link's token, or the booking's id for a signed-in customer. */
  target: { token: string } | { id: string };
  send: SendBooking;
  /** Told after every change that took place, with what the booking is now. */
  onChange?: (booking: StoredBooking, done: string) => void;
  /** In a list of several: how one of them stands there. */
  facts?: ReactNode;
  /** What else can be done with it. */
  more?: ReactNode;
  /** Waits for whoever has the link of its mail: nobody else confirms or moves it. */
  needsLink?: boolean;
};

const TITLES: Record<BookingChangeCall['action'], string> = {
  show: 'Ihr Termin',
  confirm: 'Termin bestätigt',
  move: 'Termin verschoben',
  cancel: 'Termin abgesagt',
};

type Step = 'overview' | 'cancel' | 'move';

/**
 * One booking: see, confirm, move, cancel. Cancelling asks once, because a
 * freed slot may be gone at once.
 */
export function ChangeBooking({
  booking: initial,
  target,
  send,
  onChange,
  facts,
  more,
  needsLink = false,
}: ChangeBookingProps) {
  const [booking, setBooking] = useState(initial);
  const [step, setStep] = useState<Step>('overview');
  const [notice, setNotice] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const seen = { seenStart: booking.startsAt };
  /** The pressed button goes with its step: reading goes on here. */
  const goTo = (next: Step) => {
    setStep(next);
    root.current?.focus();
  };

  async function act(call: BookingChangeCall, done: string): Promise<BookingAnswer> {
    setFailure('');
    setNotice('');
    setIsBusy(true);
    const answer = await send(call);
    setIsBusy(false);
    if (answer.success) {
      setBooking(answer);
      goTo('overview');
      setNotice(done);
      onChange?.(answer, TITLES[call.action]);
    } else {
      setFailure(answer.error);
      const now = answer.isOver ? { ...booking, status: 'cancelled' as const } : answer.now;
      if (now) {
        setBooking({ ...now, success: true });
        goTo('overview');
      }
    }
    return answer;
  }

  return (
    <div ref={root} tabIndex={-1} className="grid max-w-[48rem] gap-5">
      {notice && (
        <p role="status" className="border border-success bg-success-wash p-4 text-small">
          {notice} Eine Bestätigung ist per E-Mail unterwegs.
        </p>
      )}
      {failure && (
        <p role="alert" className="border border-danger bg-danger-wash p-4 text-small">
          {failure}
        </p>
      )}
      {facts ?? <TalkFacts booking={booking} />}
      {booking.status === 'booked' && step === 'overview' && (
        <div className="flex flex-wrap gap-3">
          {booking.confirmBy && !needsLink && (
            <Button
              busy={isBusy}
              onClick={() => void act({ action: 'confirm', ...target }, 'Ihr Termin ist gebucht.')}
            >
              Termin bestätigen
            </Button>
          )}
          {!needsLink && (
            <Button
              variant={booking.confirmBy || facts ? 'secondary' : 'primary'}
              onClick={() => goTo('move')}
            >
              Termin verschieben
            </Button>
          )}
          <Button variant="quiet" onClick={() => goTo('cancel')}>
            Termin absagen
          </Button>
          {more}
        </div>
      )}
      {step === 'cancel' && (
        <div className="grid gap-4">
          <p>Möchten Sie den Termin absagen? Die Zeit wird dann sofort für andere frei.</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              busy={isBusy}
              onClick={() =>
                void act({ action: 'cancel', ...target, ...seen }, 'Ihr Termin ist abgesagt.')
              }
            >
              Ja, absagen
            </Button>
            <Button variant="secondary" onClick={() => goTo('overview')}>
              Termin behalten
            </Button>
          </div>
        </div>
      )}
      {step === 'move' && (
        <Move
          isBusy={isBusy}
          onMove={(startsAt) =>
            act({ action: 'move', ...target, ...seen, startsAt }, 'Ihr Termin ist verschoben.')
          }
          onLeave={() => goTo('overview')}
        />
      )}
      {booking.status !== 'booked' && (
        <div>
          <ButtonLink to="/kontakt#termin">Neuen Termin buchen</ButtonLink>
        </div>
      )}
    </div>
  );
}
