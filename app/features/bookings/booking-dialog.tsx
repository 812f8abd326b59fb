import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRow } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
import { callBookingSignedIn } from '#app/lib/call-booking.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useSlots } from './use-slots.ts';
import { BOOKING_COLUMNS, BOOKINGS_KEY, isOver, type BookingRow } from './calendar-data.ts';
import { Facts } from './booking-facts.tsx';

type Step = 'facts' | 'move' | 'cancel';

/**
 * One talk with everything the visitor gave, and the two things the staff may
 * do with it. Each writes to the visitor.
 */
export function BookingDialog({
  booking: chosen,
  onClose,
}: {
  booking: BookingRow;
  onClose: () => void;
}) {
  // Whoever chose it may have waited, and the visitor changes it, too.
  const live = useRow<BookingRow>([...BOOKINGS_KEY, 'one', chosen.id], chosen.id, (client) =>
    client.from('bookings').select(BOOKING_COLUMNS).eq('id', chosen.id).maybeSingle(),
  );
  const booking = live.data ?? chosen;
  const queries = useQueryClient();
  const { slots, load, replace } = useSlots();
  const [step, setStep] = useState<Step>('facts');
  const [startsAt, setStartsAt] = useState('');
  const [seenStart, setSeenStart] = useState(chosen.starts_at);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isOpen = booking.status === 'booked' && !isOver(booking.starts_at);
  const go = (next: Step) => {
    setStep(next);
    setSeenStart(booking.starts_at);
    setFailure('');
  };

  async function act() {
    setFailure('');
    setIsBusy(true);
    const target = { id: booking.id, seenStart, message };
    const answer = await callBookingSignedIn(
      step === 'move' ? { action: 'move', ...target, startsAt } : { action: 'cancel', ...target },
    );
    setIsBusy(false);
    if (answer.success) {
      void showToast({
        title: step === 'move' ? 'Termin verschoben' : 'Termin abgesagt',
        description: `${booking.name} bekommt eine E-Mail mit Kalenderdatei.`,
      });
      void queries.invalidateQueries({ queryKey: BOOKINGS_KEY });
      onClose();
      return;
    }
    if (answer.now) {
      setSeenStart(answer.now.startsAt);
      void queries.invalidateQueries({ queryKey: BOOKINGS_KEY });
    }
    if (answer.slots) {
      replace(answer.slots);
      setStartsAt('');
    }
    setFailure(answer.error);
  }

  const footer =
    step === 'facts' ? (
      isOpen && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => go('move')}>
            Verschieben
          </Button>
          <Button size="small" variant="danger" onClick={() => go('cancel')}>
            Absagen
          </Button>
        </div>
      )
    ) : (
      <div className="flex flex-wrap gap-3">
        {step === 'move' ? (
          <Button size="small" busy={isBusy} disabled={!startsAt} onClick={() => void act()}>
            Verschieben und benachrichtigen
          </Button>
        ) : (
          <Button size="small" variant="danger" busy={isBusy} onClick={() => void act()}>
            Absagen und benachrichtigen
          </Button>
        )}
        <Button size="small" variant="secondary" disabled={isBusy} onClick={() => go('facts')}>
          Zurück
        </Button>
      </div>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={message.trim() !== ''}
      title={booking.name}
      description={formatSlot(booking.starts_at)}
      footer={footer || undefined}
    >
      {failure && (
        <p role="alert" className="mb-5 border border-danger bg-danger-wash p-4 text-small">
          {failure}
        </p>
      )}
      {step === 'facts' && <Facts booking={booking} />}
      {step === 'move' && (
        <div className="grid gap-6">
          <SlotPicker
            id="termin-verschieben"
            slots={slots}
            value={startsAt}
            onChange={setStartsAt}
            onReload={load}
          />
          <MessageField value={message} onChange={setMessage} />
        </div>
      )}
      {step === 'cancel' && (
        <div className="grid gap-5">
          <p>
            Die Zeit wird sofort wieder frei. {booking.name} bekommt eine Absage mit Kalenderdatei
            und einem Link zu neuen Terminen.
          </p>
          <MessageField value={message} onChange={setMessage} />
        </div>
      )}
    </Dialog>
  );
}

const MessageField = ({
  value,
  onChange,
}: {
  value: string;
  onChange: (value: string) => void;
}) => (
  <Field label="Nachricht an den Besucher" hint="Steht wörtlich in der E-Mail.">
    {(control) => (
      <Textarea
        {...control}
        rows={3}
        maxLength={1000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
