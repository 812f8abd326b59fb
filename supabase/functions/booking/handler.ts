import { createHmac } from 'node:crypto';
import { listHolidays } from '#shared/agency/holidays.ts';
import { parseBooking, UNKNOWN_KIND, type BookingFieldErrors } from '#shared/bookings/booking.ts';
import { BookingOutcomeSchema } from '#shared/bookings/booking-outcome.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { CALLER_PRIVACY_TEXT, PRIVACY_TEXTS } from '#shared/consent/consent-translations.ts';
import { findProofFault } from '../proof-of-work.ts';
import { placeOf, type OfferedTalks } from '#shared/bookings/talks.ts';
import { findMailRoom } from '../mail-room.ts';
import { allowSender } from '../rate-limit.ts';
import { json, type FunctionContext } from '../context.ts';
import { buildReference } from '../identity.ts';
import { readBody } from '../posted.ts';
import { answer, refuseOther, refuseTaken } from './answer.ts';
import { changeBooking } from './change.ts';
import { answerFeed } from './feed.ts';
import { findOffer, findSlot } from './free-slots.ts';
import { answerKnown, correctHold, findKnown, isCorrection, isOther } from './known.ts';
import { buildBookingMails } from './mails.ts';

/**
 * `booking`: GET `?from=&to=` gives the free slots, the kinds of talk and the
 * holidays; POST books one (with `action: 'book'` an admin does it for somebody
 * else), shows and renews the address of the calendar feed for admins (`action:
 * 'feed'`), or shows, confirms, cancels and moves a booking (`action`) for the
 * holder of its signed link (`token`), for its owner and for the staff (`id`).
 * A talk is held for half an hour until it is confirmed by the link of its
 * mail (a retry may correct until then what it says), unless an admin books it
 * or a customer for his own address. Without proof of work fewer talks may wait
 * for it at once. Answers `{success:true,
 * reference, startsAt, status, confirmBy, isMailLate?}` after the commit, else
 * `{success:false, error, fieldErrors?, slots?, isOver?, limit?}` with 400
 * (fields), 403 (not an admin, or an address that its link alone confirms), 404
 * and 410 (no such talk, or over, also for a retry), 409 (slot taken, with the
 * slots that are free now, three talks booked already, or a request id that
 * names another talk), 429 or 500.
 */
export async function handleBooking(request: Request, context: FunctionContext): Promise<Response> {
  try {
    if (request.method === 'GET')
      return await answerSlots(new URL(request.url).searchParams, context);
    if (request.method !== 'POST')
      return answer({ success: false, error: 'Diese Adresse nimmt nur GET und POST an.' }, 405);
    const body = await readBody(request);
    if (body === undefined)
      return answer({ success: false, error: 'Die Anfrage ist kein gültiges JSON.' }, 400);
    if (typeof body !== 'object' || body === null || !('action' in body))
      return await book(body, context, request.headers);
    if (body.action === 'feed') return await answerFeed(body, context);
    return await (body.action === 'book'
      ? bookForSomebody(body, context, request.headers)
      : changeBooking(body, context));
  } catch (error) {
    context.log.error({ err: error }, 'booking failed');
    return answer(
      {
        success: false,
        error: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut oder rufen Sie uns an.',
      },
      500,
    );
  }
}

/** Both limits are optional moments; one that cannot be read does not limit. */
async function answerSlots(search: URLSearchParams, context: FunctionContext): Promise<Response> {
  const from = Date.parse(search.get('from') ?? '');
  const to = Date.parse(search.get('to') ?? '');
  const offer = await findOffer(context);
  const slots = offer.slots.filter(
    ({ startsAt, endsAt }) => !(Date.parse(startsAt) < from) && !(Date.parse(endsAt) > to),
  );
  const { kinds, visitAddress } = offer.talks;
  const talks: OfferedTalks = { kinds, visitAddress };
  return json({ slots, talks, holidays: listHolidays(context.now()) });
}

/** As the caller: the database knows its admins. */
async function bookForSomebody(
  body: object,
  context: FunctionContext,
  headers: Headers,
): Promise<Response> {
  const { data: isAdmin, error } = await context.supabase.rpc('is_admin');
  if (error) throw new Error(`rights not read: ${error.message}`);
  if (!context.user || isAdmin !== true)
    return answer({ success: false, error: 'Für andere buchen nur Administratoren.' }, 403);
  return book(body, context, headers, context.user.id);
}

/**
 * `actor`: the admin who books for somebody else. The same rules hold, but for
 * the limit on senders.
 */
async function book(
  body: unknown,
  context: FunctionContext,
  headers: Headers,
  actor: string | null = null,
): Promise<Response> {
  const parsed = parseBooking(body);
  if (!parsed.success) return refuseFields(parsed.fieldErrors);
  const { requestId, privacyConsent, startsAt, language = 'de', ...person } = parsed.data;
  // An id that followed from mailbox and slot would tell whoever knows both of somebody else's talk.
  const id = requestId ?? crypto.randomUUID();

  const known = await findKnown(id, context);
  if (known && isOther(known, parsed.data)) return refuseOther();
  if (known && !isCorrection(known, person)) return answerKnown(known);
  const { slots, talks } = await findOffer(context);
  const kind = parsed.data.kind ?? known?.kind ?? talks.kinds[0] ?? 'phone';
  if (!talks.kinds.includes(kind)) return refuseFields({ kind: UNKNOWN_KIND });
  if (known) {
    const corrected = { ...known, ...person, kind, place: placeOf(kind, talks) };
    await correctHold(id, corrected, context);
    return answerKnown(corrected);
  }
  const slot = findSlot(slots, startsAt);
  if (!slot) {
    // The same request, sent twice at once, may itself have taken the slot.
    const twin = await findKnown(id, context);
    if (!twin) return refuseTaken(context);
    return isOther(twin, parsed.data) ? refuseOther() : answerKnown(twin);
  }
  if (!actor && !(await allowSender(context, 'booking', person.email))) {
    return answer(
      {
        success: false,
        error: 'Von Ihrem Anschluss kamen sehr viele Buchungen. Bitte rufen Sie uns an.',
        limit: 'sender',
      },
      429,
    );
  }

  const isOwn = context.user?.email?.toLowerCase() === person.email.toLowerCase();
  const hold =
    actor || isOwn
      ? { confirm_by: null, sender: null }
      : {
          confirm_by: new Date(
            Math.min(
              context.now().getTime() + BUDGETS.unconfirmedTalk.seconds * 1000,
              Date.parse(slot.startsAt),
            ),
          ).toISOString(),
          sender: hashSender(context),
        };
  const row = {
    ...person,
    ...hold,
    kind,
    place: placeOf(kind, talks),
    id: crypto.randomUUID(),
    request_id: id,
    reference: buildReference('MT', context.now()),
    // Somebody else's talk belongs to the account with his confirmed address,
    // which the database finds.
    user_id: actor ? null : (context.user?.id ?? null),
    starts_at: slot.startsAt,
    ends_at: slot.endsAt,
    privacy_consent: privacyConsent,
    privacy_text_version: (actor ? CALLER_PRIVACY_TEXT : PRIVACY_TEXTS[language]).version,
    sequence: 0,
  };
  const fault = hold.confirm_by
    ? await findProofFault(headers, 'booking', requestId, context.settings.signingSecret)
    : null;
  const mails = await buildBookingMails(
    hold.confirm_by ? 'requested' : 'booked',
    row,
    context,
    actor ? { change: { by: 'agency', message: '' } } : {},
  );
  const room = hold.confirm_by
    ? await findMailRoom(person.email, 'booking-visitor', context)
    : 'open';
  const { data, error } = await context
    .admin('nobody has the right to insert bookings; this function is the only way in')
    .rpc('book_slot', {
      booking: row,
      mails,
      actor,
      unconfirmed_per_sender: BUDGETS.unconfirmedTalks.most,
      unconfirmed_in_all: fault ? BUDGETS.unprovenTalks.most : BUDGETS.allUnconfirmedTalks.most,
    });
  if (error) throw new Error(`booking not stored: ${error.message}`);
  const stored = BookingOutcomeSchema.parse(data);
  if (stored.outcome === 'taken') return refuseTaken(context);
  if (stored.outcome === 'too_many_unconfirmed') return refuseUnconfirmed();
  if (!('reference' in stored)) {
    return answer(
      {
        success: false,
        error:
          'Für diese E-Mail-Adresse sind schon drei Termine gebucht, oder sie warten noch auf ' +
          'ihre Bestätigung. Bitte sagen Sie erst einen ab.',
        limit: 'talks',
      },
      409,
    );
  }
  return answerKnown(
    { ...stored, kind: row.kind, place: row.place },
    { isMailLate: room === 'late' },
  );
}

const refuseFields = (fieldErrors: BookingFieldErrors): Response =>
  answer({ success: false, error: 'Bitte prüfen Sie Ihre Angaben.', fieldErrors }, 400);

function refuseUnconfirmed(): Response {
  const response = answer(
    {
      success: false,
      error:
        'Zurzeit warten sehr viele Termine auf ihre Bestätigung. Bitte versuchen Sie es in ' +
        'einer halben Stunde erneut oder rufen Sie uns an.',
      limit: 'unconfirmed',
    },
    429,
  );
  response.headers.set('retry-after', String(BUDGETS.unconfirmedTalk.seconds));
  return response;
}

/** Keyed, so that nobody reads an address out of it. */
const hashSender = ({ clientAddress, settings }: FunctionContext): string =>
  createHmac('sha256', settings.signingSecret).update(`sender:${clientAddress}`).digest('hex');
