import type { FunctionContext } from '../context.ts';
import { signBooking } from './link.ts';

export type BookingRow = {
  id: string;
  reference: string;
  starts_at: string;
  ends_at: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  sequence: number;
};

/** Both mails about one state of a booking. The sequence is part of the event: every change has its own mails. */
export async function buildBookingMails(kind: 'booked' | 'moved' | 'cancelled', row: BookingRow, context: FunctionContext) {
  const data = {
    kind,
    id: row.id,
    reference: row.reference,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    name: row.name,
    email: row.email,
    phone: row.phone,
    note: row.note,
    sequence: row.sequence,
  };
  const token = await signBooking(row.id, context.settings.signingSecret);
  const event = `booking:${row.id}:${row.sequence}`;
  return [
    {
      event_key: `${event}:visitor`,
      template: 'booking-visitor',
      recipient: row.email,
      data: { ...data, changeUrl: `${context.publicUrl}/termin/${token}` },
    },
    { event_key: `${event}:agency`, template: 'booking-agency', recipient: context.company.email, data },
  ];
}
