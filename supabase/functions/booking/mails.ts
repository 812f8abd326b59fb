import type { TalkKind } from '#shared/bookings/talks.ts';
import type { FunctionContext } from '../context.ts';
import { signLink } from '../signed-link.ts';

export type BookingRow = {
  id: string;
  reference: string;
  starts_at: string;
  ends_at: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  kind: TalkKind;
  place: string;
  sequence: number;
};

const REMINDER_HOURS = [24, 1] as const;
/** A talk is held as long as its mail may still leave, at most. */
const REQUEST_HOURS = 6;
const HOUR_MS = 3_600_000;

/** Who changed the talk, and what the staff adds for the visitor. */
type Change = { by: 'visitor' | 'agency'; message: string };
/** Until somebody has confirmed a talk, the agency has not heard of it. */
type Options = { change?: Change; isUnheard?: boolean };

/**
 * The mails about one state of a booking, reminders included. The sequence is
 * part of the event: every change has its own mails.
 */
export async function buildBookingMails(
  kind: 'requested' | 'booked' | 'moved' | 'cancelled',
  row: BookingRow,
  context: FunctionContext,
  { change = { by: 'visitor', message: '' }, isUnheard = false }: Options = {},
) {
  // Whoever moves his talk by its link has booked it with that.
  const heard = isUnheard && kind === 'moved' ? 'booked' : kind;
  const data = {
    kind: heard,
    id: row.id,
    reference: row.reference,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    note: row.note,
    talk: row.kind,
    place: row.place,
    sequence: row.sequence,
  };
  const token = await signLink('booking-link', row.id, context.settings.signingSecret);
  const event = `booking:${row.id}:${row.sequence}`;
  const changeUrl =
    kind === 'cancelled'
      ? `${context.publicUrl}/kontakt#termin`
      : `${context.publicUrl}/termin/${token}`;
  const forVisitor = {
    ...data,
    ...change,
    kind: change.by === 'visitor' ? heard : kind,
    changeUrl,
  };
  // Not before somebody has confirmed it does anybody else hear of the talk.
  if (kind === 'requested')
    return [
      {
        event_key: `${event}:request`,
        template: 'booking-visitor',
        recipient: row.email,
        data: forVisitor,
        valid_until: new Date(
          Math.min(context.now().getTime() + REQUEST_HOURS * HOUR_MS, Date.parse(row.starts_at)),
        ).toISOString(),
      },
    ];
  const reminders = REMINDER_HOURS.map((hours) => ({
    hours,
    at: Date.parse(row.starts_at) - hours * HOUR_MS,
  }))
    // A reminder that is due already would arrive together with the confirmation.
    .filter(({ at }) => kind !== 'cancelled' && at > context.now().getTime())
    .map(({ hours, at }) => ({
      event_key: `${event}:reminder-${hours}`,
      template: 'booking-visitor',
      recipient: row.email,
      data: { ...forVisitor, kind: 'reminder', message: '' },
      send_at: new Date(at).toISOString(),
      valid_until: row.starts_at,
    }));
  return [
    {
      event_key: `${event}:visitor`,
      template: 'booking-visitor',
      recipient: row.email,
      data: forVisitor,
    },
    ...reminders,
    ...(isUnheard && kind === 'cancelled'
      ? []
      : [
          {
            event_key: `${event}:agency`,
            template: 'booking-agency',
            recipient: context.company.email,
            data,
          },
        ]),
  ];
}
