import { useEffect, useState } from 'react';
import type { Slot } from '#shared/bookings/booking-slots.ts';
import { findSlots } from '#app/lib/call-booking.ts';

export type Slots =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; list: readonly Slot[] };

/** Free slots, fetched when the component appears and again with `load`. `replace` takes a fresher list from a refusal. */
export function useSlots() {
  const [slots, setSlots] = useState<Slots>({ state: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void findSlots().then((list) => {
      if (isCurrent) setSlots(list ? { state: 'ready', list } : { state: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [round]);
  return {
    slots,
    load: () => {
      setSlots({ state: 'loading' });
      setRound(round + 1);
    },
    replace: (list: readonly Slot[]) => setSlots({ state: 'ready', list }),
  };
}
