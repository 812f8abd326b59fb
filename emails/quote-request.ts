import * as z from 'zod';
import { findPackage, PROJECT_TYPES, URGENCIES } from '#shared/agency/business.ts';
import { buildShortPriceNote } from '#shared/pricing/price-note.ts';
import type { Company } from '#shared/agency/company.ts';
import { formatPlainPrice, formatWholePrice } from '#shared/core/format.ts';
import { formatDeadline } from '#shared/agency/moment.ts';
import { explainMonth, pricePeriod } from '#shared/pricing/price.ts';
import { parsePricesOf } from '#shared/pricing/price-figures.ts';
import { buildMail, greet, type Mail, type MailPart } from './layout.ts';
import { say, sayToOffice } from './say.ts';

export const QuoteMailSchema = z.object({
  request_id: z.string(),
  reference: z.string(),
  project_type: z.string(),
  /** Missing, like its price, origin and token, in mails from before there were any. */
  package: z.string().default(''),
  package_price: z.number().nullable().default(null),
  origin: z.string().default(''),
  /** Of the page with the state of the enquiry; leaves the outbox once the mail is sent. */
  token: z.string().optional(),
  industry: z.string(),
  urgency: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  additional_services: z.array(z.string()),
  message: z.string(),
  newsletter_consent: z.boolean(),
  /**
   * Of the price list it was made with; null for the delivered one, missing in
   * mails from before there were others.
   */
  prices: z.unknown().optional(),
  estimated_price: z.number(),
  client_estimated_price: z.number().nullable(),
  respond_by: z.string(),
  isProven: z.boolean().default(true),
});
type QuoteMail = z.infer<typeof QuoteMailSchema>;

function describeProject(quote: QuoteMail, { audience }: Company): MailPart {
  const urgency = URGENCIES.find(({ value }) => value === quote.urgency)?.label;
  const services = parsePricesOf(quote.prices)
    .services.filter(({ id }) => quote.additional_services.includes(id))
    .map(
      (service) => `${service.label} (+${formatWholePrice(service.price)}${pricePeriod(service)})`,
    );
  const chosen = findPackage(quote.package);
  const month = explainMonth(quote.additional_services);
  const withNote = (price: number): string =>
    [formatWholePrice(price), month].filter(Boolean).join('\n');
  const rows: [string, string][] = [
    ['Vorgangsnummer', quote.reference],
    ...(chosen ? [['Paket', chosen.name] as [string, string]] : []),
    [
      'Projekt',
      PROJECT_TYPES.find(({ id }) => id === quote.project_type)?.title ?? quote.project_type,
    ],
    ['Branche', quote.industry],
    ...(urgency ? [['Zeitrahmen', urgency] as [string, string]] : []),
    ...(services.length ? [['Zusatzleistungen', services.join('\n')] as [string, string]] : []),
    ...(quote.package_price === null
      ? [['Geschätzter Preis', withNote(quote.estimated_price)] as [string, string]]
      : [
          ['Preis des Pakets', withNote(quote.package_price)] as [string, string],
          ['Geschätzter Preis ohne Paket', formatWholePrice(quote.estimated_price)] as [
            string,
            string,
          ],
        ]),
    ['Preise', buildShortPriceNote(audience)],
  ];
  return { kind: 'rows', rows };
}

/**
 * To the visitor: what was received, under which number, and until when the
 * answer comes; the summary as PDF, which holds all that he wrote.
 */
export function buildQuoteConfirmation(quote: QuoteMail, company: Company): Mail {
  const mail = buildMail(
    say('quote.subject', { reference: quote.reference }),
    [
      greet(quote.name),
      {
        kind: 'paragraph',
        text: say('quote.intro', { deadline: formatDeadline(quote.respond_by) }),
      },
      { kind: 'heading', text: say('quote.facts') },
      describeProject(quote, company),
      ...(quote.message
        ? ([
            { kind: 'paragraph', text: 'Ihre Anmerkungen:' },
            { kind: 'quote', text: quote.message },
          ] as const)
        : []),
      {
        kind: 'paragraph',
        text: say('quote.estimate'),
      },
      {
        kind: 'paragraph',
        text: quote.isProven ? say('quote.attached') : say('quote.unproven'),
      },
      ...linkToState(quote),
      {
        kind: 'paragraph',
        text: say('quote.more', { phone: company.phone }),
      },
    ],
    company,
  );
  return { ...mail, documents: [{ kind: 'enquiry', id: quote.request_id }] };
}

/** The state of the enquiry, its summary and a talk, without an account. */
function linkToState({ origin, token }: QuoteMail): MailPart[] {
  if (!token) return [];
  return [
    {
      kind: 'paragraph',
      text: say('quote.links'),
    },
    { kind: 'button', label: say('quote.stateButton'), url: `${origin}/anfrage/${token}` },
    {
      kind: 'button',
      label: say('quote.pdfButton'),
      url: `${origin}/dokumente/anfrage/${token}.pdf`,
    },
    { kind: 'button', label: say('quote.talkButton'), url: `${origin}/anfrage/${token}#termin` },
  ];
}

/** To the agency: everything needed to answer, with the deadline in the subject. */
export function buildQuoteNotification(quote: QuoteMail, company: Company): Mail {
  const contact: [string, string][] = [
    ['Name', quote.name],
    ['Unternehmen', quote.company],
    ['E-Mail', quote.email],
    ['Telefon', quote.phone],
    ['Stadt/Region', quote.location],
    ['Newsletter', quote.newsletter_consent ? 'ja, Bestätigung steht aus' : 'nein'],
  ];
  return buildMail(
    sayToOffice('quote.subject', {
      reference: quote.reference,
      deadline: formatDeadline(quote.respond_by),
    }),
    [
      { kind: 'rows', rows: contact.filter(([, value]) => value !== '') },
      { kind: 'heading', text: sayToOffice('quote.project') },
      describeProject(quote, company),
      ...(quote.client_estimated_price !== null
        ? ([
            {
              kind: 'paragraph',
              text: sayToOffice('quote.difference', {
                amount: formatPlainPrice(quote.client_estimated_price),
              }),
            },
          ] as const)
        : []),
      ...(quote.message
        ? ([
            { kind: 'heading', text: sayToOffice('quote.remarks') },
            { kind: 'quote', text: quote.message },
          ] as const)
        : []),
      {
        kind: 'button',
        label: sayToOffice('quote.button'),
        url: `${quote.origin}/admin?suche=${quote.reference}`,
      },
    ],
    company,
  );
}
