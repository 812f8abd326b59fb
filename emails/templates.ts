import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildFactorsRemoved, FactorsRemovedSchema } from './account.ts';
import { AUTH_TEMPLATES, AuthMailSchema, buildAuthMail } from './auth.ts';
import { buildBookingAgencyMail, buildBookingVisitorMail } from './booking.ts';
import { BookingAgencyMailSchema, BookingVisitorMailSchema } from './booking-data.ts';
import {
  buildContactAnswer,
  buildContactConfirmation,
  buildContactNotification,
  ContactAnswerSchema,
  ContactMailSchema,
} from './contact.ts';
import {
  buildChatHandover,
  buildChatTranscript,
  ChatHandoverSchema,
  ChatTranscriptSchema,
} from './chat.ts';
import {
  buildCancellationMail,
  buildInvoiceMail,
  buildOverdueMail,
  buildReminderMail,
  CancellationMailSchema,
  InvoiceMailSchema,
  OverdueMailSchema,
  ReminderMailSchema,
} from './invoice.ts';
import {
  buildWithdrawalNotification,
  buildWithdrawalReceipt,
  WithdrawalMailSchema,
} from './withdrawal.ts';
import type { Mail } from './layout.ts';
import { buildUnreadForAgency, buildUnreadForCustomer, UnreadMessagesSchema } from './messages.ts';
import {
  buildOfferAccepted,
  buildOfferAcceptedForAgency,
  buildOfferAnswer,
  buildOfferQuestion,
  buildOfferRefused,
  buildOfferSent,
  buildOfferWithdrawn,
  OfferAcceptedSchema,
  OfferNoteSchema,
  OfferRefusedSchema,
  OfferSentSchema,
} from './offer.ts';
import {
  buildMilestoneAwaiting,
  buildMilestoneDecided,
  MilestoneAwaitingSchema,
  MilestoneDecidedSchema,
} from './project.ts';
import {
  buildNewsletterConfirmation,
  buildNewsletterIssue,
  NewsletterConfirmationSchema,
  NewsletterIssueSchema,
} from './newsletter.ts';
import {
  buildDeletionRequested,
  buildDeletionWithdrawn,
  buildPersonErased,
  DeletionRequestedSchema,
  DeletionWithdrawnSchema,
  PersonErasedSchema,
} from './privacy.ts';
import {
  buildQuoteConfirmation,
  buildQuoteNotification,
  QuoteMailSchema,
} from './quote-request.ts';

type Template = (data: unknown, company: Company) => Mail;

/** Every mail by the name that stands in the outbox. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  'quote-confirmation': (data, company) =>
    buildQuoteConfirmation(QuoteMailSchema.parse(data), company),
  'quote-notification': (data, company) =>
    buildQuoteNotification(QuoteMailSchema.parse(data), company),
  'contact-confirmation': (data, company) =>
    buildContactConfirmation(ContactMailSchema.parse(data), company),
  'withdrawal-receipt': (data, company) =>
    buildWithdrawalReceipt(WithdrawalMailSchema.parse(data), company),
  'withdrawal-notification': (data, company) =>
    buildWithdrawalNotification(WithdrawalMailSchema.parse(data), company),
  'contact-notification': (data, company) =>
    buildContactNotification(ContactMailSchema.parse(data), company),
  'contact-answer': (data, company) => buildContactAnswer(ContactAnswerSchema.parse(data), company),
  'booking-visitor': (data, company) =>
    buildBookingVisitorMail(BookingVisitorMailSchema.parse(data), company),
  'booking-agency': (data, company) =>
    buildBookingAgencyMail(BookingAgencyMailSchema.parse(data), company),
  'chat-handover': (data, company) => buildChatHandover(ChatHandoverSchema.parse(data), company),
  'chat-transcript': (data, company) =>
    buildChatTranscript(ChatTranscriptSchema.parse(data), company),
  'milestone-awaiting': (data, company) =>
    buildMilestoneAwaiting(MilestoneAwaitingSchema.parse(data), company),
  'milestone-decided': (data, company) =>
    buildMilestoneDecided(MilestoneDecidedSchema.parse(data), company),
  'offer-sent': (data, company) => buildOfferSent(OfferSentSchema.parse(data), company),
  'offer-question': (data, company) => buildOfferQuestion(OfferNoteSchema.parse(data), company),
  'offer-answer': (data, company) => buildOfferAnswer(OfferNoteSchema.parse(data), company),
  'offer-accepted': (data, company) => buildOfferAccepted(OfferAcceptedSchema.parse(data), company),
  'offer-accepted-agency': (data, company) =>
    buildOfferAcceptedForAgency(OfferAcceptedSchema.parse(data), company),
  'offer-withdrawn': (data, company) =>
    buildOfferWithdrawn(OfferRefusedSchema.parse(data), company),
  'offer-refused': (data, company) => buildOfferRefused(OfferRefusedSchema.parse(data), company),
  'messages-customer': (data, company) =>
    buildUnreadForCustomer(UnreadMessagesSchema.parse(data), company),
  'messages-agency': (data, company) =>
    buildUnreadForAgency(UnreadMessagesSchema.parse(data), company),
  'factors-removed': (data, company) =>
    buildFactorsRemoved(FactorsRemovedSchema.parse(data), company),
  'deletion-requested': (data, company) =>
    buildDeletionRequested(DeletionRequestedSchema.parse(data), company),
  'deletion-withdrawn': (data, company) =>
    buildDeletionWithdrawn(DeletionWithdrawnSchema.parse(data), company),
  'person-erased': (data, company) => buildPersonErased(PersonErasedSchema.parse(data), company),
  'newsletter-confirmation': (data, company) =>
    buildNewsletterConfirmation(NewsletterConfirmationSchema.parse(data), company),
  'newsletter-issue': (data, company) =>
    buildNewsletterIssue(NewsletterIssueSchema.required().parse(data), company),
  'newsletter-test': (data, company) =>
    buildNewsletterIssue(NewsletterIssueSchema.parse(data), company),
  'invoice-issued': (data, company) => buildInvoiceMail(InvoiceMailSchema.parse(data), company),
  'invoice-cancelled': (data, company) =>
    buildCancellationMail(CancellationMailSchema.parse(data), company),
  'invoice-reminder': (data, company) => buildReminderMail(ReminderMailSchema.parse(data), company),
  'invoice-overdue': (data, company) => buildOverdueMail(OverdueMailSchema.parse(data), company),
  ...Object.fromEntries(
    AUTH_TEMPLATES.map((name) => [
      name,
      (data: unknown, company: Company) => buildAuthMail(name, AuthMailSchema.parse(data), company),
    ]),
  ),
};

/**
 * What a visitor has written of each mail to a visitor: left out while the
 * mailbox is not known to be his, so that nobody sends strangers words through
 * us (BUDGET-01). What the staff writes, and what only follows from a confirmed
 * account or an accepted offer, is not listed.
 */
const VISITOR_WORDS: Readonly<Record<string, readonly string[]>> = {
  'quote-confirmation': ['name', 'company', 'phone', 'location', 'message'],
  'contact-confirmation': ['name', 'phone', 'message'],
  'withdrawal-receipt': ['name', 'contract'],
  'booking-visitor': ['name', 'phone', 'note'],
  'chat-transcript': ['transcript'],
  ...Object.fromEntries(AUTH_TEMPLATES.map((name) => [name, ['name', 'newEmail']])),
};

/** The names of all mails. */
export const MAIL_TEMPLATES: readonly string[] = Object.keys(TEMPLATES);

/** Which contract is withdrawn from is said by its number alone. */
const keepNumbers = (word: string, value: unknown): string =>
  word === 'contract' ? (String(value).match(/\b[A-Z]{2}-\d{4}-\d{4,6}\b/g) ?? []).join(', ') : '';

const FieldsSchema = z.looseObject({});

/**
 * Renders a queued mail; without the visitor's words unless the recipient is
 * proven. Throws for an unknown template or data of the wrong shape.
 */
export function renderMail(
  template: string,
  data: unknown,
  company: Company,
  isProven = true,
): Mail {
  const render = TEMPLATES[template];
  if (!render) throw new Error(`unknown mail template ${template}`);
  const words = VISITOR_WORDS[template];
  if (isProven || !words) return render(data, company);
  const fields = FieldsSchema.parse(data);
  const blank = words
    .filter((word) => word in fields)
    .map((word) => [word, Array.isArray(fields[word]) ? [] : keepNumbers(word, fields[word])]);
  const mail = render({ ...fields, ...Object.fromEntries(blank), isProven }, company);
  // The drawn summary of an enquiry holds all that was written.
  return { ...mail, documents: [] };
}
