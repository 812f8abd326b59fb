import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { formatDay } from '#shared/core/format.ts';
import { formatIban } from '#shared/agency/company-format.ts';
import { DUNNING_LEVELS } from '#shared/billing/invoice-state.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { buildMail, greet, type Mail, type MailPart } from './layout.ts';
import { say, sayToOffice } from './say.ts';

export const InvoiceMailSchema = z.object({
  invoiceId: z.string(),
  number: z.string(),
  /** 'Rechnung', 'Schlussrechnung', 'Stornorechnung' … */
  heading: z.string(),
  name: z.string(),
  title: z.string(),
  grossCents: z.number(),
  openCents: z.number(),
  dueOn: z.string().nullable(),
  /** Of the account that the PDF names. */
  iban: z.string().optional(),
  /** Where the customer finds his invoices, or registers to do so. */
  url: z.string(),
  hasAccount: z.boolean().default(true),
});
export type InvoiceMail = z.infer<typeof InvoiceMailSchema>;
export const CancellationMailSchema = InvoiceMailSchema.extend({ cancelled: z.string() });
export const ReminderMailSchema = InvoiceMailSchema.extend({
  level: z.literal([1, 2, 3]),
  payBy: z.string(),
});
export const OverdueMailSchema = z.object({
  origin: z.string(),
  invoiceId: z.string(),
  number: z.string(),
  customer: z.string(),
  level: z.number().int().min(1).max(3),
  dueOn: z.string(),
  openCents: z.number(),
});

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });

/** What is open is paid to the account of today, whatever the PDF names. */
const account = (
  { number, iban }: Pick<InvoiceMail, 'number' | 'iban'>,
  { bank }: Company,
): MailPart[] => [
  ...(iban !== undefined && formatIban(iban) !== formatIban(bank.iban)
    ? [paragraph(say('invoice.newAccount'))]
    : []),
  {
    kind: 'rows',
    rows: [
      ['Empfänger', bank.holder],
      ['IBAN', formatIban(bank.iban)],
      ['BIC', bank.bic],
      ['Verwendungszweck', number],
    ],
  },
];

const portal = (
  { url, hasAccount }: Pick<InvoiceMail, 'url' | 'hasAccount'>,
  button: 'invoice.button' | 'cancellation.button' | 'reminder.button',
): MailPart[] =>
  hasAccount
    ? [{ kind: 'button', label: say(button), url }]
    : [
        paragraph(say('invoice.noAccount')),
        { kind: 'button', label: say('invoice.register'), url },
      ];
const withPdf = (mail: Mail, invoiceId: string): Mail => ({
  ...mail,
  documents: [{ kind: 'invoice', id: invoiceId }],
});

/** To the customer, with the PDF that carries the XML; it may leave when money has come already. */
export function buildInvoiceMail(invoice: InvoiceMail, company: Company): Mail {
  const { invoiceId, number, heading, name, title, grossCents, openCents, dueOn } = invoice;
  const isSettled = openCents === 0;
  const paidCents = grossCents - openCents;
  const parts: MailPart[] = [
    greet(name),
    paragraph(say('invoice.intro', { heading, number, title })),
    {
      kind: 'rows',
      rows: [
        ['Rechnungsbetrag', formatCents(grossCents)],
        ...(paidCents > 0
          ? ([
              ['Bereits bezahlt', formatCents(paidCents)],
              ['Noch offen', formatCents(openCents)],
            ] as const)
          : []),
        ['Zahlbar bis', isSettled || dueOn === null ? 'nichts mehr zu zahlen' : formatDay(dueOn)],
      ],
    },
    ...(paidCents > 0 && !isSettled ? [paragraph(say('reminder.partly'))] : []),
    ...(isSettled ? [] : account(invoice, company)),
    ...portal(invoice, 'invoice.button'),
  ];
  return withPdf(buildMail(say('invoice.subject', { heading, number }), parts, company), invoiceId);
}

export function buildCancellationMail(
  invoice: z.infer<typeof CancellationMailSchema>,
  company: Company,
): Mail {
  const { invoiceId, number, name, cancelled, grossCents } = invoice;
  const parts: MailPart[] = [
    greet(name),
    paragraph(say('cancellation.intro', { number, cancelled, amount: formatCents(-grossCents) })),
    paragraph(say('cancellation.paid')),
    ...portal(invoice, 'cancellation.button'),
  ];
  return withPdf(
    buildMail(say('cancellation.subject', { number, cancelled }), parts, company),
    invoiceId,
  );
}

const REMINDER_TEXTS = { 1: 'reminder.1', 2: 'reminder.2', 3: 'reminder.3' } as const;

export function buildReminderMail(
  invoice: z.infer<typeof ReminderMailSchema>,
  company: Company,
): Mail {
  const { invoiceId, number, name, level, grossCents, openCents, dueOn, payBy } = invoice;
  const heading = DUNNING_LEVELS[level] ?? '';
  const isPartlyPaid = openCents < grossCents;
  const parts: MailPart[] = [
    greet(name),
    paragraph(say(REMINDER_TEXTS[level])),
    {
      kind: 'rows',
      rows: [
        ['Rechnung', number],
        ['Fällig war sie am', dueOn === null ? '' : formatDay(dueOn)],
        ...(isPartlyPaid
          ? ([
              ['Rechnungsbetrag', formatCents(grossCents)],
              ['Bereits bezahlt', formatCents(grossCents - openCents)],
            ] as const)
          : []),
        ['Noch offen', formatCents(openCents)],
        ['Bitte zahlen Sie bis', formatDay(payBy)],
      ],
    },
    // An issued invoice never changes, so its PDF asks for everything.
    ...(isPartlyPaid ? [paragraph(say('reminder.partly'))] : []),
    ...account(invoice, company),
    ...portal(invoice, 'reminder.button'),
    paragraph(say('reminder.paid', { phone: company.phone })),
  ];
  return withPdf(
    buildMail(say('reminder.subject', { heading, number }), parts, company),
    invoiceId,
  );
}

/** To the agency: a reminder waits for a click. */
export function buildOverdueMail(
  {
    origin,
    invoiceId,
    number,
    customer,
    level,
    dueOn,
    openCents,
  }: z.infer<typeof OverdueMailSchema>,
  company: Company,
): Mail {
  return buildMail(
    sayToOffice('overdue.subject', { number }),
    [
      paragraph(sayToOffice('overdue.intro', { step: DUNNING_LEVELS[level] ?? '' })),
      {
        kind: 'rows',
        rows: [
          ['Kunde', customer],
          ['Fällig war sie am', formatDay(dueOn)],
          ['Noch offen', formatCents(openCents)],
        ],
      },
      {
        kind: 'button',
        label: sayToOffice('overdue.button'),
        url: `${origin}/admin/rechnungen/${invoiceId}`,
      },
    ],
    company,
  );
}
