import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import { buildAgencyEntry } from '#shared/bookings/talk-entry.ts';
import { TALK_TITLE, talkUid } from '#shared/bookings/talk-uid.ts';
import type { Company } from '#shared/agency/company.ts';
import type { AgencyMail, Described, VisitorMail } from './booking-data.ts';
import type { MailAttachment } from './layout.ts';
import { say } from './say.ts';

/**
 * Calendar file (RFC 5545, 5546). The UID stays through all changes, so that
 * calendars change or drop the same entry.
 */
function buildInvitation(
  booking: Described,
  company: Company,
  entry: ICalEventData,
  whenHeld: ICalCalendarMethod,
): MailAttachment {
  const isCancelled = booking.kind === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : whenHeld;
  const calendar = ical({
    prodId: { company: company.name, product: 'Termine', language: 'DE' },
    method,
  });
  calendar.createEvent({
    ...entry,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: company.name, email: company.email },
    attendees: [
      {
        // Calendars end the name at its first quotation mark, whatever stands before it.
        name: (booking.name || booking.email).replace(/["\p{Cc}]/gu, "'"),
        email: booking.email,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  });
  return {
    filename: 'termin.ics',
    content: calendar.toString(),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** The talk in the visitor's calendar. */
export const inviteVisitor = (booking: VisitorMail, company: Company): MailAttachment =>
  buildInvitation(
    booking,
    company,
    {
      id: talkUid(booking.id, company.email),
      sequence: booking.sequence,
      start: new Date(booking.startsAt),
      end: new Date(booking.endsAt),
      summary: `${TALK_TITLE} ${company.name}`,
      description: [
        describeTalk(booking, company),
        booking.kind === 'cancelled' ? '' : `Verschieben oder absagen: ${booking.changeUrl}`,
      ]
        .filter(Boolean)
        .join('\n'),
      ...(booking.place && { location: booking.place }),
    },
    ICalCalendarMethod.REQUEST,
  );

/** The talk in the agency's calendar: with whom it is, and how he is reached. */
export function inviteAgency(booking: AgencyMail, company: Company): MailAttachment {
  const { reference, phone, email, note, origin } = booking;
  const entry = buildAgencyEntry({ ...booking, kind: booking.talk }, company.email, origin);
  const description = [reference, phone, email, note, entry.url].filter(Boolean).join('\n');
  return buildInvitation(booking, company, { ...entry, description }, ICalCalendarMethod.PUBLISH);
}

/** Where a talk is held, or who calls. */
export function describeTalk(booking: Described, company: Company): string {
  if (booking.talk === 'video') return `Wir sprechen per Video: ${booking.place}`;
  if (booking.talk === 'visit') return `Sie besuchen uns: ${booking.place}`;
  return describeCall(booking, company);
}

const describeCall = ({ phone, isProven = true }: Described, company: Company): string => {
  if (!isProven) return say('booking.callUnproven');
  return phone
    ? say('booking.callVisitor', { number: phone })
    : say('booking.callUs', { phone: company.phone });
};
