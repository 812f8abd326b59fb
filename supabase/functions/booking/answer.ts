import type { BookingAnswer, BookingStatus } from '#shared/booking.ts';
import { json, type FunctionContext } from '../context.ts';
import { listFreeSlots } from './free-slots.ts';

export const answer = (body: BookingAnswer, status = 200): Response => json(body, status);

export const refuseTaken = async (context: FunctionContext): Promise<Response> =>
  answer(
    { success: false, error: 'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.', slots: await listFreeSlots(context) },
    409,
  );

/** What the SQL functions give back. */
export type Outcome = {
  outcome: 'booked' | 'known' | 'changed' | 'taken' | 'too_many' | 'stale';
  reference: string;
  starts_at: string;
  status: BookingStatus;
};

export const answerStored = (stored: Pick<Outcome, 'reference' | 'starts_at' | 'status'>): Response =>
  answer({
    success: true,
    reference: stored.reference,
    startsAt: new Date(stored.starts_at).toISOString(),
    status: stored.status,
  });
