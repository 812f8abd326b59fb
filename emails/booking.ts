import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import * as z from 'zod';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
import { buildAgencyEntry, talkPath } from '#shared/bookings/talk-entry.ts';
import { TALK_TITLE, talkUid } from '#shared/bookings/talk-uid.ts';
import { TALK_KINDS } from '#shared/bookings/talks.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { pickTexts } from '#shared/texts/text-group.ts';
import { PROMISES } from '#shared/agency/business.ts';
import type { Company } from '#shared/agency/company.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { buildMail, greet, type Mail, type MailAttachment, type MailPart } from './layout.ts';
import { say, sayToOffice } from './say.ts';

const BookingMailSchema = z.object({
  kind: z.enum(['requested', 'booked', 'moved', 'cancelled', 'reminder']),
  id: z.string(),
  reference: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  /** Mails queued before there were kinds are about calls. */
  talk: z.enum(TALK_KINDS).default('phone'),
  /** Link or address; empty on the telephone. */
  place: z.string().default(''),
  /** 0 for the first mail, one more with every change: calendars keep the highest. */
  sequence: z.number(),
  origin: z.string(),
});
export const BookingVisitorMailSchema = BookingMailSchema.extend({
  /** Page to move or cancel the talk; after a cancellation the page to book another. */
  changeUrl: z.string(),
  by: z.enum(['visitor', 'agency']).default('visitor'),
  /** Words of the staff about their change. */
  message: z.string().default(''),
  isProven: z.boolean().default(true),
});
/** The agency hears of a talk once it is confirmed, and is not reminded of it. */
export const BookingAgencyMailSchema = BookingMailSchema.extend({
  kind: z.enum(['booked', 'moved', 'cancelled']),
});
type VisitorMail = z.infer<typeof BookingVisitorMailSchema>;
type AgencyMail = z.infer<typeof BookingAgencyMailSchema>;
type BookingMail = z.infer<typeof BookingMailSchema>;
type Described = BookingMail & Partial<Pick<VisitorMail, 'isProven'>>;

const BUTTON = {
  requested: 'booking.confirmButton',
  booked: 'booking.changeButton',
  moved: 'booking.changeButton',
  cancelled: 'booking.againButton',
  reminder: 'booking.changeButton',
} as const;

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

const inviteVisitor = (booking: VisitorMail, company: Company): MailAttachment =>
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

function inviteAgency(booking: AgencyMail, company: Company): MailAttachment {
  const { reference, phone, email, note, origin } = booking;
  const entry = buildAgencyEntry({ ...booking, kind: booking.talk }, company.email, origin);
  const description = [reference, phone, email, note, entry.url].filter(Boolean).join('\n');
  return buildInvitation(booking, company, { ...entry, description }, ICalCalendarMethod.PUBLISH);
}

function describeTalk(booking: Described, company: Company): string {
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

const buildText = (booking: VisitorMail, company: Company): string => {
  const when = formatSlot(booking.startsAt);
  switch (booking.kind) {
    case 'requested':
      return say('booking.requested', {
        when,
        minutes: String(BUDGETS.unconfirmedTalk.seconds / 60),
      });
    case 'booked':
      return say(booking.by === 'agency' ? 'booking.bookedByAgency' : 'booking.booked', {
        when,
        minutes: String(PROMISES.freeCallMinutes),
      });
    case 'moved':
      return booking.by === 'agency'
        ? say('booking.movedByAgency', { when })
        : say('booking.moved', { when });
    case 'reminder':
      return say('booking.reminder', { when });
    case 'cancelled':
      if (booking.by === 'agency') return say('booking.cancelledByAgency', { when });
      return say('booking.cancelled', { when, phone: company.phone });
  }
};

/** To the visitor: the state of the booking, its calendar file, and the link to move or cancel. */
export function buildBookingVisitorMail(booking: VisitorMail, company: Company): Mail {
  const isCancelled = booking.kind === 'cancelled';
  const isRequested = booking.kind === 'requested';
  const parts: MailPart[] = [
    greet(booking.name),
    { kind: 'paragraph', text: buildText(booking, company) },
    ...(booking.message ? [{ kind: 'quote', text: booking.message } as const] : []),
    ...(isCancelled || isRequested
      ? []
      : [
          {
            kind: 'paragraph',
            text: booking.talk === 'video' ? say('booking.video') : describeTalk(booking, company),
          } as const,
        ]),
    ...(booking.talk === 'video' && !isCancelled && !isRequested
      ? [{ kind: 'button', label: say('booking.videoButton'), url: booking.place } as const]
      : []),
    { kind: 'button', label: say(BUTTON[booking.kind]), url: booking.changeUrl },
    ...(isRequested
      ? [
          {
            kind: 'paragraph',
            text: say('booking.mistake'),
          } as const,
        ]
      : []),
    { kind: 'rows', rows: [['Buchungsnummer', booking.reference]] },
    // Whoever booked himself has read it beside the form.
    ...(booking.kind === 'booked' && booking.by === 'agency'
      ? [
          {
            kind: 'notice',
            text: 'Ihre Angaben speichern wir, um das Gespräch zu führen.',
            label: 'Datenschutzerklärung',
            url: `${booking.origin}/datenschutz`,
          } as const,
        ]
      : []),
  ];
  const mail = buildMail(
    say(`booking.${booking.kind}.subject`, { when: formatSlot(booking.startsAt) }),
    parts,
    company,
  );
  // The calendar has the entry already; a second invitation would ask again.
  return booking.kind === 'reminder' || isRequested
    ? mail
    : { ...mail, attachments: [inviteVisitor(booking, company)] };
}

/** To the agency. */
export function buildBookingAgencyMail(booking: AgencyMail, company: Company): Mail {
  const rows = [
    ['Termin', formatSlot(booking.startsAt)],
    ['Gespräch', [pickTexts(TALK_TEXTS)[booking.talk], booking.place].filter(Boolean).join(', ')],
    ['Name', booking.name],
    ['E-Mail', booking.email],
    ['Telefon', booking.phone],
    ['Buchungsnummer', booking.reference],
  ] as const;
  const parts: MailPart[] = [
    { kind: 'rows', rows: rows.filter(([, value]) => value !== '') },
    ...(booking.note ? [{ kind: 'quote', text: booking.note } as const] : []),
    {
      kind: 'button',
      label: sayToOffice('booking.button'),
      url: `${booking.origin}${talkPath(booking.startsAt)}`,
    },
  ];
  const mail = buildMail(
    sayToOffice(`booking.${booking.kind}.subject`, {
      when: formatSlot(booking.startsAt),
      name: booking.name,
    }),
    parts,
    company,
  );
  return { ...mail, attachments: [inviteAgency(booking, company)] };
}
