import type { BookingAnswer } from '#shared/bookings/booking.ts';
import type { Tables } from '#shared/database-types.ts';
import { json, type FunctionContext } from '../context.ts';
import { listFreeSlots } from './free-slots.ts';

export const answer = (body: BookingAnswer, status = 200): Response => json(body, status);

export const refuseTaken = async (context: FunctionContext): Promise<Response> =>
  answer(
    {
      success: false,
      error: 'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.',
      slots: await listFreeSlots(context),
    },
    409,
  );

/** Cancelled, or never confirmed. */
export const refuseOver = ({ confirm_by: confirmBy }: Pick<Tables<'bookings'>, 'confirm_by'>) =>
  answer(
    {
      success: false,
      isOver: true,
      error: confirmBy
        ? 'Dieser Termin wurde nicht rechtzeitig bestätigt. Bitte wählen Sie einen neuen.'
        : 'Dieser Termin ist bereits abgesagt.',
    },
    410,
  );

export const answerStored = (
  stored: Pick<
    Tables<'bookings'>,
    'reference' | 'starts_at' | 'status' | 'confirm_by' | 'kind' | 'place'
  >,
): Response =>
  answer({
    success: true,
    reference: stored.reference,
    startsAt: new Date(stored.starts_at).toISOString(),
    status: stored.status,
    confirmBy: stored.confirm_by && new Date(stored.confirm_by).toISOString(),
    kind: stored.kind,
    // Nobody gets the link by naming somebody else's address.
    place: stored.status === 'booked' && !stored.confirm_by ? stored.place : '',
  });
