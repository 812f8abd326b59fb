import { parseBooking } from '#shared/booking.ts';
import { PRIVACY_TEXTS } from '#shared/consent-translations.ts';
import { allowSender } from '../allow-sender.ts';
import { json, type FunctionContext } from '../context.ts';
import { buildReference, deriveId } from '../identity.ts';
import { answer, answerStored, refuseTaken, type Outcome } from './answer.ts';
import { changeBooking } from './change.ts';
import { findSlot, listFreeSlots } from './free-slots.ts';
import { listHolidays } from './holidays.ts';
import { buildBookingMails } from './mails.ts';

/**
 * `booking`: GET `?from=&to=` gives the free slots and the holidays; POST books one, or shows, cancels and moves a booking (`action`) for the
 * holder of its signed link (`token`), for its owner and for the staff (`id`).
 * Answers `{success:true, reference, startsAt, status}` after the commit, else `{success:false, error, fieldErrors?, slots?}`
 * with 400 (fields), 404 and 410 (no such talk, or over), 409 (slot taken, with the slots that are free now), 429 or 500.
 */
export async function handleBooking(request: Request, context: FunctionContext): Promise<Response> {
  try {
    if (request.method === 'GET') return await answerSlots(new URL(request.url).searchParams, context);
    if (request.method !== 'POST') return answer({ success: false, error: 'Diese Adresse nimmt nur GET und POST an.' }, 405);
    const body: unknown = await request.json().catch(() => undefined);
    if (body === undefined) return answer({ success: false, error: 'Die Anfrage ist kein gültiges JSON.' }, 400);
    return await (typeof body === 'object' && body !== null && 'action' in body ? changeBooking(body, context) : book(body, context));
  } catch (error) {
    context.log.error({ err: error }, 'booking failed');
    return answer({ success: false, error: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut oder rufen Sie uns an.' }, 500);
  }
}

/** Both limits are optional moments; one that cannot be read does not limit. */
async function answerSlots(search: URLSearchParams, context: FunctionContext): Promise<Response> {
  const from = Date.parse(search.get('from') ?? '');
  const to = Date.parse(search.get('to') ?? '');
  const slots = (await listFreeSlots(context)).filter(
    ({ startsAt, endsAt }) => !(Date.parse(startsAt) < from) && !(Date.parse(endsAt) > to),
  );
  return json({ slots, holidays: listHolidays(context.now()) });
}

async function book(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = parseBooking(body);
  if (!parsed.success) return answer({ success: false, error: 'Bitte prüfen Sie Ihre Angaben.', fieldErrors: parsed.fieldErrors }, 400);
  const { requestId, privacyConsent, startsAt, language = 'de', ...person } = parsed.data;
  const id = requestId ?? deriveId([person.email.toLowerCase(), new Date(startsAt).toISOString()]);

  const known = await findKnown(id, context);
  if (known) return answerStored(known);
  const slot = findSlot(await listFreeSlots(context), startsAt);
  if (!slot) return refuseTaken(context);
  if (!(await allowSender(context, 'booking', person.email))) {
    return answer({ success: false, error: 'Von Ihrem Anschluss kamen sehr viele Buchungen. Bitte rufen Sie uns an.' }, 429);
  }

  const row = {
    ...person,
    id: crypto.randomUUID(),
    request_id: id,
    reference: buildReference('MT', context.now()),
    user_id: context.user?.id ?? null,
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    privacy_consent: privacyConsent,
    privacy_text_version: PRIVACY_TEXTS[language].version,
    sequence: 0,
  };
  const mails = await buildBookingMails('booked', row, context);
  const { data, error } = await context
    .admin('visitors have no right to insert bookings; this function is the only way in')
    .rpc('book_slot', { booking: row, mails });
  if (error) throw new Error(`booking not stored: ${error.message}`);
  const stored = data as Outcome;
  if (stored.outcome === 'taken') return refuseTaken(context);
  if (stored.outcome === 'too_many') {
    return answer(
      { success: false, error: 'Für diese E-Mail-Adresse sind schon drei Termine gebucht. Bitte sagen Sie erst einen ab.' },
      409,
    );
  }
  return answerStored(stored);
}

/** A retry after a lost answer finds its booking, although the slot is no longer free by then. */
async function findKnown(requestId: string, context: FunctionContext) {
  const { data, error } = await context
    .admin('a retry is recognised by its id; visitors may not read bookings')
    .from('bookings')
    .select('reference, starts_at, status')
    .eq('request_id', requestId)
    .maybeSingle();
  if (error) throw new Error(`booking not read: ${error.message}`);
  return data as Pick<Outcome, 'reference' | 'starts_at' | 'status'> | null;
}
