import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Slot } from '#shared/bookings/booking-slots.ts';
import type { OfferedTalks } from '#shared/bookings/talks.ts';
import { findCalendar } from '#app/lib/call-booking.ts';

export type Slots =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; list: readonly Slot[] };

/**
 * Free slots, fetched when the component appears and again with `load`.
 * `replace` takes a fresher list from a refusal, `onRead` hears of each that was fetched.
 */
export function useSlots(onRead?: (list: readonly Slot[]) => void) {
  const [slots, setSlots] = useState<Slots>({ state: 'loading' });
  const [talks, setTalks] = useState<OfferedTalks>();
  const [round, setRound] = useState(0);
  const tell = useEffectEvent((list: readonly Slot[]) => onRead?.(list));
  useEffect(() => {
    let isCurrent = true;
    void findCalendar().then((calendar) => {
      if (!isCurrent) return;
      // In slices: a calendar is a task of 90 ms on a slow phone.
      startTransition(() => {
        setSlots(calendar ? { state: 'ready', list: calendar.slots } : { state: 'failed' });
        setTalks(calendar?.talks);
        if (calendar) tell(calendar.slots);
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [round]);
  return {
    slots,
    talks,
    load: () => {
      setSlots({ state: 'loading' });
      setRound(round + 1);
    },
    replace: (list: readonly Slot[]) => setSlots({ state: 'ready', list }),
  };
}
