import type { SupabaseClient } from '@supabase/supabase-js';
import { BookingChangeSchema, type BookingChange, type BookingStatus } from '#shared/booking.ts';
import type { Slot } from '#shared/booking-slots.ts';
import type { FunctionContext } from '../context.ts';
import { answer, answerStored, refuseTaken, type Outcome } from './answer.ts';
import { findSlot, listFreeSlots } from './free-slots.ts';
import { findBookingId } from './link.ts';
import { buildBookingMails, type BookingRow } from './mails.ts';

type StoredBooking = BookingRow & { status: BookingStatus; user_id: string | null };
/** The booking and who acts on it; `actor` is null for the holder of a link. */
type Found = { row: StoredBooking; actor: string | null };

const COLUMNS = 'id, reference, user_id, starts_at, ends_at, name, email, phone, note, sequence, status';

/** Shows, cancels or moves one booking, for the holder of its link, its owner and the staff. A repeated call changes nothing and gives the same answer. */
export async function changeBooking(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = BookingChangeSchema.safeParse(body);
  if (!parsed.success) return answer({ success: false, error: 'Bitte prüfen Sie Ihre Angaben.' }, 400);
  const call = parsed.data;
  const found = call.token === undefined ? await findOwn(call.id, context) : await findByLink(call.token, context);
  if (!found) {
    const error =
      call.token === undefined ? 'Diesen Termin gibt es nicht.' : 'Dieser Link ist ungültig. Bitte öffnen Sie den Link aus Ihrer E-Mail.';
    return answer({ success: false, error }, 404);
  }
  const { row } = found;
  if (call.action === 'show' || isDone(call, row)) return answerStored(row);
  if (row.status === 'cancelled') return answer({ success: false, error: 'Dieser Termin ist bereits abgesagt.' }, 410);
  if (Date.parse(row.starts_at) <= context.now().getTime()) {
    return answer({ success: false, error: 'Dieser Termin hat bereits begonnen.' }, 410);
  }
  if (call.action === 'cancel') return store(found, 'cancelled', { status: 'cancelled' }, call.message, context);
  const slot = findSlot(await listFreeSlots(context), call.startsAt);
  return slot ? store(found, 'moved', slot, call.message, context) : refuseTaken(context);
}

const isDone = (call: BookingChange, row: StoredBooking): boolean =>
  call.action === 'cancel'
    ? row.status === 'cancelled'
    : call.action === 'move' && row.status === 'booked' && Date.parse(call.startsAt) === Date.parse(row.starts_at);

async function findByLink(token: string, context: FunctionContext): Promise<Found | null> {
  const id = await findBookingId(token, context.settings.signingSecret);
  if (!id) return null;
  const client = context.admin('the holder of a signed link has no account; the link names the one booking');
  return readBooking(client, id, null);
}

/** Row level security decides: customers find their own talks, the staff all. */
async function findOwn(id: string | undefined, context: FunctionContext): Promise<Found | null> {
  return id && context.user ? readBooking(context.supabase, id, context.user.id) : null;
}

async function readBooking(client: SupabaseClient, id: string, actor: string | null): Promise<Found | null> {
  const { data, error } = await client.from('bookings').select(COLUMNS).eq('id', id).maybeSingle();
  if (error) throw new Error(`booking not read: ${error.message}`);
  return data ? { row: data as StoredBooking, actor } : null;
}

async function store(
  { row, actor }: Found,
  kind: 'cancelled' | 'moved',
  change: { status: 'cancelled' } | Slot,
  message: string,
  context: FunctionContext,
): Promise<Response> {
  const fields = 'status' in change ? change : { starts_at: change.startsAt, ends_at: change.endsAt };
  const isStaff = actor !== null && actor !== row.user_id;
  const next = { ...row, ...fields, sequence: row.sequence + 1 };
  const mails = await buildBookingMails(kind, next, context, isStaff ? { by: 'agency', message } : undefined);
  const { data, error } = await context
    .admin('customers and staff may change a talk only together with its mails; who may is decided above')
    .rpc('change_booking', { booking_id: row.id, expected_sequence: row.sequence, change: fields, mails, actor });
  if (error) throw new Error(`booking not changed: ${error.message}`);
  const stored = data as Outcome;
  if (stored.outcome === 'taken') return refuseTaken(context);
  if (stored.outcome === 'stale') {
    return answer({ success: false, error: 'Der Termin wurde gerade geändert. Bitte laden Sie die Seite neu.' }, 409);
  }
  return answerStored(stored);
}
