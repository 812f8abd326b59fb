import type { TalkKind } from '#shared/bookings/talks.ts';
import type { FunctionContext } from '../context.ts';
import { answerStored, refuseOver } from './answer.ts';
import { readCurrent } from './read-current.ts';

type Details = { name: string; phone: string; note: string; kind: TalkKind; place: string };
type Known = NonNullable<Awaited<ReturnType<typeof findKnown>>>;

/** A retry after a lost answer finds its booking, although the slot is no longer free by then. */
export const findKnown = (requestId: string, context: FunctionContext) =>
  readCurrent(async () => {
    const { data, error } = await context
      .admin('a retry is recognised by its id; visitors may not read bookings')
      .from('bookings')
      .select(
        'reference, starts_at, status, sequence, confirm_by, kind, place, name, email, phone, note',
      )
      .eq('request_id', requestId)
      .maybeSingle();
    if (error) throw new Error(`booking not read: ${error.message}`);
    return data;
  }, context);

export const answerKnown = (...stored: Parameters<typeof answerStored>): Response =>
  stored[0].status === 'cancelled' ? refuseOver(stored[0]) : answerStored(...stored);

/**
 * Whether the id was used for another mailbox or, as long as nobody has moved
 * the talk, another time: no retry then, but a booking that would be lost.
 */
export const isOther = (known: Known, { email, startsAt }: { email: string; startsAt: string }) =>
  known.email.toLowerCase() !== email.toLowerCase() ||
  (known.sequence === 0 && Date.parse(known.starts_at) !== Date.parse(startsAt));

/**
 * Whether a retry says something else than what is held. Nobody has read a hold
 * yet, and its mailbox is still to confirm it; another one is another booking.
 */
export const isCorrection = (
  known: Known,
  { email, ...details }: Omit<Details, 'kind' | 'place'> & { email: string; kind?: TalkKind },
): boolean =>
  known.status === 'booked' &&
  known.confirm_by !== null &&
  known.email === email &&
  (['name', 'phone', 'note', 'kind'] as const).some(
    (field) => details[field] !== undefined && details[field] !== known[field],
  );

/** Unless somebody has confirmed it meanwhile. */
export async function correctHold(
  requestId: string,
  { name, phone, note, kind, place }: Details,
  context: FunctionContext,
): Promise<void> {
  const { error } = await context
    .admin('the browser that made the random id of a hold may correct what it says')
    .from('bookings')
    .update({ name, phone, note, kind, place })
    .eq('request_id', requestId)
    .eq('status', 'booked')
    .not('confirm_by', 'is', null);
  if (error) throw new Error(`hold not corrected: ${error.message}`);
}
