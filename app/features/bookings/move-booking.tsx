import { useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { BookingAnswer } from '#shared/bookings/booking.ts';
import { SlotPicker } from './slot-picker.tsx';
import { useSlots } from './use-slots.ts';

type MoveProps = {
  isBusy: boolean;
  onMove: (startsAt: string) => Promise<BookingAnswer>;
  onLeave: () => void;
};

/** Choice of another slot. When it is gone meanwhile, the fresh ones take its place. */
export function Move({ isBusy, onMove, onLeave }: MoveProps) {
  const { slots, load, replace } = useSlots();
  const [startsAt, setStartsAt] = useState('');
  // Several talks may be moved at once: their choices are not one.
  const id = useId();
  async function move() {
    const answer = await onMove(startsAt);
    if (answer.success || !answer.slots) return;
    replace(answer.slots);
    setStartsAt('');
  }
  return (
    <div className="grid gap-6">
      <SlotPicker id={id} slots={slots} value={startsAt} onChange={setStartsAt} onReload={load} />
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy} disabled={!startsAt} onClick={() => void move()}>
          Auf diese Zeit verschieben
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Abbrechen
        </Button>
      </div>
    </div>
  );
}
