import type { Company } from '#shared/company.ts';
import { buildFactorsRemoved, FactorsRemovedSchema } from './account.ts';
import { AUTH_TEMPLATES, AuthMailSchema, buildAuthMail } from './auth.ts';
import { BookingMailSchema, BookingVisitorMailSchema, buildBookingAgencyMail, buildBookingVisitorMail } from './booking.ts';
import { buildContactConfirmation, buildContactNotification, ContactMailSchema } from './contact.ts';
import { buildChatHandover, buildChatTranscript, ChatHandoverSchema, ChatTranscriptSchema } from './chat.ts';
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
import { buildWithdrawalNotification, buildWithdrawalReceipt, WithdrawalMailSchema } from './withdrawal.ts';
import type { Mail } from './layout.ts';
import { buildUnreadForAgency, buildUnreadForCustomer, UnreadMessagesSchema } from './messages.ts';
import {
  buildOfferAccepted,
  buildOfferAcceptedForAgency,
  buildOfferAnswer,
  buildOfferQuestion,
  buildOfferRefused,
  buildOfferSent,
  OfferAcceptedSchema,
  OfferNoteSchema,
  OfferRefusedSchema,
  OfferSentSchema,
} from './offer.ts';
import { buildMilestoneAwaiting, buildMilestoneDecided, MilestoneAwaitingSchema, MilestoneDecidedSchema } from './project.ts';
import { buildNewsletterConfirmation, buildNewsletterIssue, NewsletterConfirmationSchema, NewsletterIssueSchema } from './newsletter.ts';
import { buildDeletionRequested, DeletionRequestedSchema } from './privacy.ts';
import { buildQuoteConfirmation, buildQuoteNotification, QuoteMailSchema } from './quote-request.ts';

type Template = (data: unknown, company: Company) => Mail;

/** Every mail by the name that stands in the outbox. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  'quote-confirmation': (data, company) => buildQuoteConfirmation(QuoteMailSchema.parse(data), company),
  'quote-notification': (data, company) => buildQuoteNotification(QuoteMailSchema.parse(data), company),
  'contact-confirmation': (data, company) => buildContactConfirmation(ContactMailSchema.parse(data), company),
  'withdrawal-receipt': (data, company) => buildWithdrawalReceipt(WithdrawalMailSchema.parse(data), company),
  'withdrawal-notification': (data, company) => buildWithdrawalNotification(WithdrawalMailSchema.parse(data), company),
  'contact-notification': (data, company) => buildContactNotification(ContactMailSchema.parse(data), company),
  'booking-visitor': (data, company) => buildBookingVisitorMail(BookingVisitorMailSchema.parse(data), company),
  'booking-agency': (data, company) => buildBookingAgencyMail(BookingMailSchema.parse(data), company),
  'chat-handover': (data, company) => buildChatHandover(ChatHandoverSchema.parse(data), company),
  'chat-transcript': (data, company) => buildChatTranscript(ChatTranscriptSchema.parse(data), company),
  'milestone-awaiting': (data, company) => buildMilestoneAwaiting(MilestoneAwaitingSchema.parse(data), company),
  'milestone-decided': (data, company) => buildMilestoneDecided(MilestoneDecidedSchema.parse(data), company),
  'offer-sent': (data, company) => buildOfferSent(OfferSentSchema.parse(data), company),
  'offer-question': (data, company) => buildOfferQuestion(OfferNoteSchema.parse(data), company),
  'offer-answer': (data, company) => buildOfferAnswer(OfferNoteSchema.parse(data), company),
  'offer-accepted': (data, company) => buildOfferAccepted(OfferAcceptedSchema.parse(data), company),
  'offer-accepted-agency': (data, company) => buildOfferAcceptedForAgency(OfferAcceptedSchema.parse(data), company),
  'offer-refused': (data, company) => buildOfferRefused(OfferRefusedSchema.parse(data), company),
  'messages-customer': (data, company) => buildUnreadForCustomer(UnreadMessagesSchema.parse(data), company),
  'messages-agency': (data, company) => buildUnreadForAgency(UnreadMessagesSchema.parse(data), company),
  'factors-removed': (data, company) => buildFactorsRemoved(FactorsRemovedSchema.parse(data), company),
  'deletion-requested': (data, company) => buildDeletionRequested(DeletionRequestedSchema.parse(data), company),
  'newsletter-confirmation': (data, company) => buildNewsletterConfirmation(NewsletterConfirmationSchema.parse(data), company),
  'newsletter-issue': (data, company) => buildNewsletterIssue(NewsletterIssueSchema.required().parse(data), company),
  'newsletter-test': (data, company) => buildNewsletterIssue(NewsletterIssueSchema.parse(data), company),
  'invoice-issued': (data, company) => buildInvoiceMail(InvoiceMailSchema.parse(data), company),
  'invoice-cancelled': (data, company) => buildCancellationMail(CancellationMailSchema.parse(data), company),
  'invoice-reminder': (data, company) => buildReminderMail(ReminderMailSchema.parse(data), company),
  'invoice-overdue': (data, company) => buildOverdueMail(OverdueMailSchema.parse(data), company),
  ...Object.fromEntries(
    AUTH_TEMPLATES.map((name) => [name, (data: unknown, company: Company) => buildAuthMail(name, AuthMailSchema.parse(data), company)]),
  ),
};

/** The names of all mails. */
export const MAIL_TEMPLATES: readonly string[] = Object.keys(TEMPLATES);

/** Renders a queued mail. Throws for an unknown template or data of the wrong shape. */
export function renderMail(template: string, data: unknown, company: Company): Mail {
  const render = TEMPLATES[template];
  if (!render) throw new Error(`unknown mail template ${template}`);
  return render(data, company);
}
