import { formatSlot } from '#shared/bookings/booking-slots.ts';
import { talkPath } from '#shared/bookings/talk-entry.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { pickTexts } from '#shared/texts/text-group.ts';
import { PROMISES } from '#shared/agency/business.ts';
import type { Company } from '#shared/agency/company.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import type { AgencyMail, VisitorMail } from './booking-data.ts';
import { describeTalk, inviteAgency, inviteVisitor } from './booking-invitation.ts';
import { buildMail, greet, type Mail, type MailPart } from './layout.ts';
import { say, sayToOffice } from './say.ts';

const BUTTON = {
  requested: 'booking.confirmButton',
  booked: 'booking.changeButton',
  moved: 'booking.changeButton',
  cancelled: 'booking.againButton',
  reminder: 'booking.changeButton',
} as const;

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
