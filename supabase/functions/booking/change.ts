import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Tables } from '#shared/database-types.ts';
import { BookingChangeSchema, type BookingChange } from '#shared/bookings/booking.ts';
import { BookingOutcomeSchema } from '#shared/bookings/booking-outcome.ts';
import type { Slot } from '#shared/bookings/booking-slots.ts';
import type { FunctionContext } from '../context.ts';
import { openLink } from '../signed-link.ts';
import { answer, answerStored, refuseMoved, refuseOver, refuseTaken } from './answer.ts';
import { findSlot, listFreeSlots } from './free-slots.ts';
import { buildBookingMails, type BookingRow } from './mails.ts';
import { readCurrent } from './read-current.ts';

type StoredBooking = BookingRow & Pick<Tables<'bookings'>, 'status' | 'user_id' | 'confirm_by'>;
/** The booking and who acts on it; `actor` is null for the holder of a link. */
type Found = { row: StoredBooking; actor: string | null };

const COLUMNS =
  'id,reference,user_id,starts_at,ends_at,name,email,phone,note,sequence,status,confirm_by,kind,place';

/**
 * Shows, confirms, cancels or moves one booking, for the holder of its link,
 * its owner and the staff. A repeated call changes nothing and gives the same
 * answer.
 */
export async function changeBooking(body: unknown, context: FunctionContext): Promise<Response> {
  const parsed = BookingChangeSchema.safeParse(body);
  if (!parsed.success)
    return answer({ success: false, error: 'Bitte prüfen Sie Ihre Angaben.' }, 400);
  const call = parsed.data;
  const found =
    call.token === undefined
      ? await findOwn(call.id, context)
      : await findByLink(call.token, context);
  if (!found) {
    const error =
      call.token === undefined
        ? 'Diesen Termin gibt es nicht.'
        : 'Dieser Link ist ungültig. Bitte öffnen Sie den Link aus Ihrer E-Mail.';
    return answer({ success: false, error }, 404);
  }
  const { row } = found;
  if (call.action === 'show' || isDone(call, row)) return answerStored(row);
  if (row.status === 'cancelled') return refuseOver(row);
  if (!isAsSeen(call, row)) return refuseMoved(row);
  if (Date.parse(row.starts_at) <= context.now().getTime()) {
    return answer({ success: false, error: 'Dieser Termin hat bereits begonnen.' }, 410);
  }
  if (call.action !== 'cancel' && isForAnother(found, context)) {
    const error = `Bitte bestätigen Sie den Termin über den Link in der E-Mail an ${row.email}.`;
    return answer({ success: false, error }, 403);
  }
  const stored = await carryOut(call, found, context);
  // Somebody else was faster: what he has made of it decides.
  return stored ?? changeBooking({ ...call, seenStart: row.starts_at }, context);
}

async function carryOut(
  call: Exclude<BookingChange, { action: 'show' }>,
  found: Found,
  context: FunctionContext,
): Promise<Response | null> {
  if (call.action === 'confirm') return store(found, 'booked', {}, '', context);
  if (call.action === 'cancel')
    return store(found, 'cancelled', { status: 'cancelled' }, call.message, context);
  const slot = findSlot(await listFreeSlots(context), call.startsAt);
  return slot ? store(found, 'moved', slot, call.message, context) : refuseTaken(context);
}

/** Booked by a customer for a mailbox that is not known to be his: its link alone confirms it. */
const isForAnother = ({ row, actor }: Found, { user }: FunctionContext): boolean =>
  row.confirm_by !== null &&
  actor !== null &&
  actor === row.user_id &&
  user?.email?.toLowerCase() !== row.email.toLowerCase();

function isDone(call: BookingChange, row: StoredBooking): boolean {
  // One that was never confirmed was not cancelled: no mail tells of it.
  if (call.action === 'cancel') return row.status === 'cancelled' && !row.confirm_by;
  if (row.status !== 'booked' || row.confirm_by) return false;
  return (
    call.action === 'confirm' ||
    (call.action === 'move' && Date.parse(call.startsAt) === Date.parse(row.starts_at))
  );
}

/** Nobody cancels or moves a talk to another time than the one he reads. */
const isAsSeen = (call: BookingChange, row: StoredBooking): boolean =>
  !('seenStart' in call && call.seenStart) ||
  Date.parse(call.seenStart) === Date.parse(row.starts_at);

async function findByLink(token: string, context: FunctionContext): Promise<Found | null> {
  const id = await openLink('booking-link', token, context.settings.signingSecret);
  if (!id) return null;
  const client = context.admin(
    'the holder of a signed link has no account; the link names the one booking',
  );
  return readBooking(client, id, null, context);
}

/** Row level security decides: customers find their own talks, the staff all. */
async function findOwn(id: string | undefined, context: FunctionContext): Promise<Found | null> {
  return id && context.user ? readBooking(context.supabase, id, context.user.id, context) : null;
}

async function readBooking(
  client: SupabaseClient<Database>,
  id: string,
  actor: string | null,
  context: FunctionContext,
): Promise<Found | null> {
  const row = await readCurrent(async () => {
    const { data, error } = await client
      .from('bookings')
      .select(COLUMNS)
      .eq('id', id)
      .maybeSingle();
    if (error) throw new Error(`booking not read: ${error.message}`);
    return data;
  }, context);
  return row && { row, actor };
}

/** Null: somebody has changed it since it was read. */
async function store(
  { row, actor }: Found,
  kind: 'booked' | 'cancelled' | 'moved',
  change: { status: 'cancelled' } | Slot | Record<string, never>,
  message: string,
  context: FunctionContext,
): Promise<Response | null> {
  const fields =
    'startsAt' in change ? { starts_at: change.startsAt, ends_at: change.endsAt } : change;
  const isStaff = actor !== null && actor !== row.user_id;
  const next = { ...row, ...fields, sequence: row.sequence + (kind === 'booked' ? 0 : 1) };
  const mails = await buildBookingMails(kind, next, context, {
    isUnheard: row.confirm_by !== null,
    ...(isStaff && { change: { by: 'agency', message } }),
  });
  const { data, error } = await context
    .admin(
      'customers and staff may change a talk only together with its mails; who may is ' +
        'decided above',
    )
    .rpc('change_booking', {
      booking_id: row.id,
      expected_sequence: row.sequence,
      change: fields,
      mails,
      actor,
    });
  if (error) throw new Error(`booking not changed: ${error.message}`);
  const stored = BookingOutcomeSchema.parse(data);
  if (stored.outcome === 'taken') return refuseTaken(context);
  if (!('reference' in stored)) return null;
  return answerStored({ ...stored, kind: row.kind, place: row.place });
}
