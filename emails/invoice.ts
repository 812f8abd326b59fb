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
  url: z.string(),
});
export type InvoiceMail = z.infer<typeof InvoiceMailSchema>;
export const CancellationMailSchema = InvoiceMailSchema.extend({ cancelled: z.string() });
export const ReminderMailSchema = InvoiceMailSchema.extend({
  level: z.literal([1, 2, 3]),
  payBy: z.string(),
});
export const OverdueMailSchema = z.object({
  invoiceId: z.string(),
  number: z.string(),
  customer: z.string(),
  level: z.number().int().min(1).max(3),
  dueOn: z.string(),
  openCents: z.number(),
});

const account = (number: string, { bank }: Company): MailPart => ({
  kind: 'rows',
  rows: [
    ['Empfänger', bank.holder],
    ['IBAN', formatIban(bank.iban)],
    ['BIC', bank.bic],
    ['Verwendungszweck', number],
  ],
});
const withPdf = (mail: Mail, invoiceId: string): Mail => ({
  ...mail,
  documents: [{ kind: 'invoice', id: invoiceId }],
});

/** To the customer, with the PDF that carries the XML. */
export function buildInvoiceMail(
  { invoiceId, number, heading, name, title, grossCents, dueOn, url }: InvoiceMail,
  company: Company,
): Mail {
  const isFree = grossCents === 0;
  const parts: MailPart[] = [
    greet(name),
    {
      kind: 'paragraph',
      text: say('invoice.intro', { heading, number, title }),
    },
    {
      kind: 'rows',
      rows: [
        ['Rechnungsbetrag', formatCents(grossCents)],
        ['Zahlbar bis', isFree || dueOn === null ? 'nichts mehr zu zahlen' : formatDay(dueOn)],
      ],
    },
    ...(isFree ? [] : [account(number, company)]),
    { kind: 'button', label: say('invoice.button'), url },
  ];
  return withPdf(buildMail(say('invoice.subject', { heading, number }), parts, company), invoiceId);
}

export function buildCancellationMail(
  { invoiceId, number, name, cancelled, grossCents, url }: z.infer<typeof CancellationMailSchema>,
  company: Company,
): Mail {
  const parts: MailPart[] = [
    greet(name),
    {
      kind: 'paragraph',
      text: say('cancellation.intro', { number, cancelled, amount: formatCents(-grossCents) }),
    },
    {
      kind: 'paragraph',
      text: say('cancellation.paid'),
    },
    { kind: 'button', label: say('cancellation.button'), url },
  ];
  return withPdf(
    buildMail(say('cancellation.subject', { number, cancelled }), parts, company),
    invoiceId,
  );
}

const REMINDER_TEXTS = { 1: 'reminder.1', 2: 'reminder.2', 3: 'reminder.3' } as const;

export function buildReminderMail(
  {
    invoiceId,
    number,
    name,
    level,
    grossCents,
    openCents,
    dueOn,
    payBy,
    url,
  }: z.infer<typeof ReminderMailSchema>,
  company: Company,
): Mail {
  const heading = DUNNING_LEVELS[level] ?? '';
  const isPartlyPaid = openCents < grossCents;
  const parts: MailPart[] = [
    greet(name),
    { kind: 'paragraph', text: say(REMINDER_TEXTS[level]) },
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
    ...(isPartlyPaid ? [{ kind: 'paragraph', text: say('reminder.partly') } as const] : []),
    account(number, company),
    { kind: 'button', label: say('reminder.button'), url },
    {
      kind: 'paragraph',
      text: say('reminder.paid', { phone: company.phone }),
    },
  ];
  return withPdf(
    buildMail(say('reminder.subject', { heading, number }), parts, company),
    invoiceId,
  );
}

/** To the agency: a reminder waits for a click. */
export function buildOverdueMail(
  { number, customer, level, dueOn, openCents }: z.infer<typeof OverdueMailSchema>,
  company: Company,
): Mail {
  return buildMail(
    sayToOffice('overdue.subject', { number }),
    [
      {
        kind: 'paragraph',
        text: sayToOffice('overdue.intro', { step: DUNNING_LEVELS[level] ?? '' }),
      },
      {
        kind: 'rows',
        rows: [
          ['Kunde', customer],
          ['Fällig war sie am', formatDay(dueOn)],
          ['Noch offen', formatCents(openCents)],
        ],
      },
    ],
    company,
  );
}
