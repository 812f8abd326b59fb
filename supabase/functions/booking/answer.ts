import type { BookingAnswer } from '#shared/bookings/booking.ts';
import type { Tables } from '#shared/database-types.ts';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
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

/** The same request id for another talk. */
export const refuseOther = (): Response =>
  answer(
    {
      success: false,
      error:
        'Unter dieser Nummer ist schon ein Termin zu einer anderen Zeit oder E-Mail-Adresse ' +
        'eingegangen. Bitte laden Sie die Seite neu und buchen Sie noch einmal.',
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

type Stored = Pick<
  Tables<'bookings'>,
  'reference' | 'starts_at' | 'status' | 'confirm_by' | 'kind' | 'place'
>;

const toTalk = (stored: Stored) => ({
  reference: stored.reference,
  startsAt: new Date(stored.starts_at).toISOString(),
  status: stored.status,
  confirmBy: stored.confirm_by && new Date(stored.confirm_by).toISOString(),
  kind: stored.kind,
  // Nobody gets the link by naming somebody else's address.
  place: stored.status === 'booked' && !stored.confirm_by ? stored.place : '',
});

export const answerStored = (stored: Stored, { isMailLate = false } = {}): Response =>
  answer({ success: true, ...toTalk(stored), ...(isMailLate && { isMailLate }) });

/** Somebody else has moved it since it was seen. */
export const refuseMoved = (stored: Stored): Response =>
  answer(
    {
      success: false,
      error:
        `Dieser Termin wurde inzwischen verschoben, auf ${formatSlot(stored.starts_at)}. ` +
        'Ihre Änderung ist nicht ausgeführt.',
      now: toTalk(stored),
    },
    409,
  );
