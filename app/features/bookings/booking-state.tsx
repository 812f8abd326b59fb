import { Badge } from '#app/ui/badge.tsx';
import type { BookingRow } from './calendar-data.ts';

type Stated = Pick<BookingRow, 'status' | 'confirm_by'>;

/** Held for somebody who has yet to open the link of his mail. */
export const isUnconfirmed = ({ status, confirm_by }: Stated): boolean =>
  status === 'booked' && confirm_by !== null;

/** Whether a talk takes place. */
export function BookingState({ booking }: { booking: Stated }) {
  const { status, confirm_by: confirmBy } = booking;
  if (isUnconfirmed(booking)) return <Badge tone="waiting">Noch nicht bestätigt</Badge>;
  if (status === 'booked') return <Badge>Gebucht</Badge>;
  return <Badge tone="lost">{confirmBy ? 'Nie bestätigt' : 'Abgesagt'}</Badge>;
}
