import { BookingLinkSchema, type BookingLinkCall, type BookingStatus } from '#shared/booking.ts';
import type { Slot } from '#shared/booking-slots.ts';
import type { FunctionContext } from '../context.ts';
import { answer, answerStored, refuseTaken, type Outcome } from './answer.ts';
import { findSlot, listFreeSlots } from './free-slots.ts';
import { findBookingId } from './link.ts';
import { buildBookingMails, type BookingRow } from './mails.ts';

type StoredBooking = BookingRow & { status: BookingStatus };
const REASON = 'the holder of a signed link has no account; the link names the one booking';

/** Shows, cancels or moves the booking of a signed link. A repeated call changes nothing and gives the same answer. */
export async function changeBooking(body: unknown, context: FunctionContext): Promise<Response> {
  const call = BookingLinkSchema.safeParse(body);
  if (!call.success) return answer({ success: false, error: 'Bitte prüfen Sie Ihre Angaben.' }, 400);
  const id = await findBookingId(call.data.token, context.settings.signingSecret);
  const row = id && (await findBooking(id, context));
  if (!row) return answer({ success: false, error: 'Dieser Link ist ungültig. Bitte öffnen Sie den Link aus Ihrer E-Mail.' }, 404);

  if (call.data.action === 'show' || isDone(call.data, row)) return answerStored(row);
  if (row.status === 'cancelled') return answer({ success: false, error: 'Dieser Termin ist bereits abgesagt.' }, 410);
  if (Date.parse(row.starts_at) <= context.now().getTime()) {
    return answer({ success: false, error: 'Dieser Termin hat bereits begonnen. Bitte rufen Sie uns an.' }, 410);
  }
  if (call.data.action === 'cancel') return store(row, 'cancelled', { status: 'cancelled' }, context);
  const slot = findSlot(await listFreeSlots(context), call.data.startsAt);
  return slot ? store(row, 'moved', slot, context) : refuseTaken(context);
}

const isDone = (call: BookingLinkCall, row: StoredBooking): boolean =>
  call.action === 'cancel'
    ? row.status === 'cancelled'
    : call.action === 'move' && row.status === 'booked' && Date.parse(call.startsAt) === Date.parse(row.starts_at);

async function findBooking(id: string, context: FunctionContext): Promise<StoredBooking | null> {
  const { data, error } = await context
    .admin(REASON)
    .from('bookings')
    .select('id, reference, starts_at, ends_at, name, email, phone, note, sequence, status')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`booking not read: ${error.message}`);
  return data as StoredBooking | null;
}

async function store(
  row: StoredBooking,
  kind: 'cancelled' | 'moved',
  change: { status: 'cancelled' } | Slot,
  context: FunctionContext,
): Promise<Response> {
  const fields = 'status' in change ? change : { starts_at: change.startsAt, ends_at: change.endsAt };
  const mails = await buildBookingMails(kind, { ...row, ...fields, sequence: row.sequence + 1 }, context);
  const { data, error } = await context
    .admin(REASON)
    .rpc('change_booking', { booking_id: row.id, expected_sequence: row.sequence, change: fields, mails });
  if (error) throw new Error(`booking not changed: ${error.message}`);
  const stored = data as Outcome;
  if (stored.outcome === 'taken') return refuseTaken(context);
  if (stored.outcome === 'stale') {
    return answer({ success: false, error: 'Der Termin wurde gerade geändert. Bitte laden Sie die Seite neu.' }, 409);
  }
  return answerStored(stored);
}
