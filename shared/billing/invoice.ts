import * as z from 'zod/mini';
import { addDays } from '../agency/agency-day.ts';
import {
  PartyDraftSchema,
  PartySchema,
  PositionDraftSchema,
  PositionSchema,
  TaxRuleSchema,
} from './billing.ts';
import { taxOf, totalsOf } from './totals.ts';
import { taxRuleFor, findVatProblem } from './tax-rule.ts';
import type { Company } from '../agency/company.ts';
import { pickSeller, SellerSchema } from '../agency/seller.ts';
import { atMost } from '../forms/form-fields.ts';
import { IN_GERMAN } from '../forms/in-german.ts';
import { DOCUMENT_TEXTS } from '../texts/documents.ts';
import { fillText, mergeTexts, pickTexts, type Texts } from '../texts/text-group.ts';
import { formatDay, formatNumericDay } from '../core/format.ts';
import { formatCents } from '../pricing/money.ts';

const day = () => z.iso.date();

/**
 * What of an order an invoice charges: all at once, the down payment, one
 * instalment, or the rest with everything paid so far deducted.
 */
export const INVOICE_PARTS = ['full', 'down', 'instalment', 'final'] as const;
export const InvoicePartSchema = z.enum(INVOICE_PARTS);
export type InvoicePart = z.infer<typeof InvoicePartSchema>;

/** An earlier invoice of the same order that this one deducts. */
const DeductionSchema = z.object({
  invoiceId: z.uuid(),
  number: z.string(),
  issuedOn: day(),
  netCents: z.int().check(z.gte(0)),
  /** How it was taxed; drafts from before do not say. */
  tax: z.optional(z.pick(TaxRuleSchema, { category: true, ratePercent: true })),
});

/**
 * What stands in `invoices.content`; a cancellation carries the same positions
 * with negative prices.
 */
export const InvoiceContentSchema = z.object({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Bitte geben Sie der Rechnung einen Betreff.'), atMost(200)),
  introduction: z.string().check(z.trim(), atMost(4000)),
  customer: PartySchema,
  positions: z
    .array(PositionSchema)
    .check(z.minLength(1, 'Eine Rechnung braucht mindestens eine Position.'), z.maxLength(100)),
  discountPercent: z.number().check(z.gte(0), z.lte(100)),
  /**
   * Period of the service (§14 UStG, Art. 226 (7) Directive 2006/112/EC). Null: not rendered yet,
   * as with what is asked for ahead (`isAhead`).
   */
  servicePeriod: z.nullable(
    z.object({ from: day(), to: day() }).check(
      z.refine(({ from, to }) => from <= to, {
        error: 'Das Ende liegt vor dem Anfang.',
        path: ['to'],
      }),
    ),
  ),
  paymentDays: z.int().check(z.gte(0), z.lte(90)),
  closing: z.string().check(z.trim(), atMost(4000)),
  part: z._default(InvoicePartSchema, 'full'),
  /** Number of the offer that was accepted; empty: none. */
  offerNumber: z._default(z.string().check(atMost(40)), ''),
  deductions: z._default(z.array(DeductionSchema).check(z.maxLength(20)), []),
});
export type InvoiceContent = z.infer<typeof InvoiceContentSchema>;

const line = (max: number) => z.string().check(atMost(max));
/**
 * A draft being written: the shape of InvoiceContent, but fields may still be
 * empty. Issuing asks for the whole.
 */
export const InvoiceDraftSchema = z.extend(InvoiceContentSchema, {
  title: line(200),
  customer: PartyDraftSchema,
  positions: z.array(PositionDraftSchema).check(z.maxLength(100)),
  servicePeriod: z.nullable(z.object({ from: line(10), to: line(10) })),
});

export type InvoiceTotals = {
  positionCents: number[];
  discountCents: number;
  /** Sum of the deducted invoices, ≥ 0. */
  deductedCents: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
};

/**
 * Sums of an invoice: the discount applies to the positions only. The tax is that of all positions
 * less what the deducted invoices charged, so that the invoices of an order add up to its total.
 */
export function invoiceTotals(
  content: Pick<InvoiceContent, 'positions' | 'discountPercent' | 'deductions' | 'customer'>,
): InvoiceTotals {
  const { ratePercent } = taxRuleFor(content.customer);
  const { positionCents, discountCents, netCents, taxCents } = totalsOf(
    content.positions,
    content.discountPercent,
    ratePercent,
  );
  const deductedCents = content.deductions.reduce((sum, { netCents: each }) => sum + each, 0);
  const deductedTaxCents = content.deductions.reduce(
    (sum, { netCents: each }) => sum + taxOf(each, ratePercent),
    0,
  );
  const restCents = netCents - deductedCents;
  // Where nothing is left, a cent of rounding is not asked for either.
  const restTaxCents = restCents === 0 ? 0 : taxCents - deductedTaxCents;
  return {
    positionCents,
    discountCents,
    deductedCents,
    netCents: restCents,
    taxCents: restTaxCents,
    grossCents: restCents + restTaxCents,
  };
}

type Problems = { path: PropertyKey[]; message: string }[];
/** A draft that may be issued, or what keeps it from that, by path. */
export function readInvoiceToIssue(
  draft: unknown,
): { content: InvoiceContent } | { problems: Problems } {
  const { data: content, error } = InvoiceContentSchema.safeParse(draft, IN_GERMAN);
  if (!content) return { problems: error.issues };
  if (!content.servicePeriod && !isAhead(content.part))
    return {
      problems: [{ path: ['servicePeriod', 'from'], message: 'Bitte wählen Sie einen Tag.' }],
    };
  const vatProblem = findVatProblem(content.customer);
  if (vatProblem) return { problems: [vatProblem] };
  const { category, ratePercent } = taxRuleFor(content.customer);
  const other = content.deductions.find(
    ({ tax }) => tax && (tax.category !== category || tax.ratePercent !== ratePercent),
  );
  if (other)
    return {
      problems: [
        {
          path: ['positions'],
          message:
            `Rechnung ${other.number} hat einen anderen Steuersatz als diese. Bitte stornieren Sie ` +
            'sie und schreiben Sie sie neu, danach diese Schlussrechnung.',
        },
      ],
    };
  if (invoiceTotals(content).grossCents < 0)
    return {
      problems: [
        {
          path: ['positions'],
          message:
            content.deductions.length > 0
              ? 'Die Abzüge sind höher als die Positionen.'
              : 'Die Rechnung ist negativ. Gutschriften gehen nur als Storno der ganzen Rechnung.',
        },
      ],
    };
  return { content };
}

const InvoiceLineSchema = z.object({
  ...z.pick(PositionSchema, { title: true, description: true, quantity: true, unit: true }).shape,
  unitPriceCents: z.int(),
  discountPercent: z.number(),
  netCents: z.int(),
  /** An earlier invoice taken off; the discount of the document does not touch it. */
  isDeduction: z.boolean(),
});
export type InvoiceLine = z.infer<typeof InvoiceLineSchema>;

/**
 * Everything an issued invoice says, frozen in `invoices.snapshot`. PDF, XML,
 * portal and mail read this and nothing else, but for the account that is paid to (decisions/019).
 */
export const InvoiceSnapshotSchema = z.object({
  kind: z.enum(['invoice', 'cancellation']),
  part: InvoicePartSchema,
  /** Empty in a preview. */
  number: z.string(),
  issuedOn: day(),
  /** Null for a cancellation. */
  dueOn: z.nullable(day()),
  paymentDays: z.int(),
  title: z.string(),
  introduction: z.string(),
  closing: z.string(),
  offerNumber: z.string(),
  seller: SellerSchema,
  customer: PartySchema,
  servicePeriod: z.nullable(z.object({ from: day(), to: day() })),
  /** Positions, then one line with a negative price for each invoice deducted. */
  lines: z.array(InvoiceLineSchema),
  discountPercent: z.number(),
  discountCents: z.int(),
  tax: TaxRuleSchema,
  netCents: z.int(),
  taxCents: z.int(),
  grossCents: z.int(),
  /** What asks for the payment; invoices from before have the delivered words. */
  payment: z.optional(z.string()),
  /** Invoices deducted, or the one invoice cancelled. */
  refersTo: z.array(z.object({ number: z.string(), issuedOn: day() })),
});
export type InvoiceSnapshot = z.infer<typeof InvoiceSnapshotSchema>;

/** The sentence that asks for the money; without texts as it is delivered. */
export const describeTransfer = (
  { grossCents, dueOn }: { grossCents: number; dueOn: string },
  texts: Texts<typeof DOCUMENT_TEXTS> = mergeTexts(DOCUMENT_TEXTS),
): string =>
  fillText(texts['invoice.pay'], { amount: formatCents(grossCents), day: formatDay(dueOn) });

/** Whether it asks for money that the work may follow. */
export const isAhead = (part: InvoicePart): boolean => part === 'down' || part === 'instalment';

type Service = Pick<InvoiceSnapshot, 'part' | 'issuedOn' | 'servicePeriod'>;
/** The period in which the service was rendered; null where it is still to come. */
export const findDelivery = ({
  part,
  issuedOn,
  servicePeriod,
}: Service): InvoiceSnapshot['servicePeriod'] =>
  servicePeriod && isAhead(part) && servicePeriod.to > issuedOn ? null : servicePeriod;

/** '01.10.2026 bis 20.11.2026', 'noch nicht erbracht'; a draft's may be unfinished. */
export function describePeriod(period: InvoiceSnapshot['servicePeriod']): string {
  if (!period) return 'noch nicht erbracht';
  const { from, to } = period;
  if (!from || !to) return '–';
  return from === to ? formatDay(from) : [from, to].map(formatNumericDay).join(' bis ');
}

/** The same, 'geplant …' where it is still to come. */
export const describeService = (service: Service): string =>
  (service.servicePeriod && !findDelivery(service) ? 'geplant ' : '') +
  describePeriod(service.servicePeriod);

/**
 * Freezes a draft as the invoice it becomes on that day; the number is drawn in
 * the transaction that stores it.
 */
export function buildInvoiceSnapshot(
  content: InvoiceContent,
  company: Company,
  issuedOn: string,
): InvoiceSnapshot {
  const { positionCents, discountCents, netCents, taxCents, grossCents } = invoiceTotals(content);
  return {
    kind: 'invoice',
    part: content.part,
    number: '',
    issuedOn,
    dueOn: addDays(issuedOn, content.paymentDays),
    paymentDays: content.paymentDays,
    title: content.title,
    introduction: content.introduction,
    closing: content.closing,
    offerNumber: content.offerNumber,
    seller: pickSeller(company),
    customer: content.customer,
    servicePeriod: content.servicePeriod,
    lines: [
      ...content.positions.map(
        ({ title, description, quantity, unit, unitPriceCents, discountPercent }, index) => ({
          title,
          description,
          quantity,
          unit,
          unitPriceCents,
          discountPercent,
          netCents: positionCents[index] ?? 0,
          isDeduction: false,
        }),
      ),
      ...content.deductions.map(({ number, issuedOn: on, netCents: net }) => ({
        title: `Abzüglich Rechnung ${number} vom ${formatNumericDay(on)}`,
        description: '',
        quantity: 1,
        unit: 'pauschal' as const,
        unitPriceCents: -net,
        discountPercent: 0,
        netCents: -net,
        isDeduction: true,
      })),
    ],
    discountPercent: content.discountPercent,
    discountCents,
    tax: taxRuleFor(content.customer),
    netCents,
    taxCents,
    grossCents,
    payment: describeTransfer(
      { grossCents, dueOn: addDays(issuedOn, content.paymentDays) },
      pickTexts(DOCUMENT_TEXTS),
    ),
    refersTo: content.deductions.map(({ number, issuedOn: on }) => ({ number, issuedOn: on })),
  };
}

/** The mirror of an issued invoice: every amount negative, with a reference to what it cancels. */
export function buildCancellationSnapshot(
  original: InvoiceSnapshot,
  company: Company,
  issuedOn: string,
  reason: string,
): InvoiceSnapshot {
  return {
    ...original,
    kind: 'cancellation',
    number: '',
    issuedOn,
    dueOn: null,
    paymentDays: 0,
    title: `Storno zu ${original.number}: ${original.title}`,
    introduction:
      `Diese Rechnung hebt die Rechnung ${original.number} vom ${formatNumericDay(original.issuedOn)} ` +
      `vollständig auf.${reason ? ` Grund: ${reason}` : ''}`,
    closing: 'Bereits gezahlte Beträge erstatten oder verrechnen wir.',
    seller: pickSeller(company),
    lines: original.lines.map((line) => ({
      ...line,
      unitPriceCents: negate(line.unitPriceCents),
      netCents: negate(line.netCents),
    })),
    discountCents: negate(original.discountCents),
    netCents: negate(original.netCents),
    taxCents: negate(original.taxCents),
    grossCents: negate(original.grossCents),
    refersTo: [{ number: original.number, issuedOn: original.issuedOn }],
  };
}

// 0 stays 0: −0 would print a sign.
const negate = (cents: number): number => (cents === 0 ? 0 : -cents);

/** The heading of the document. */
export function invoiceHeading({ kind, part }: Pick<InvoiceSnapshot, 'kind' | 'part'>): string {
  if (kind === 'cancellation') return 'Stornorechnung';
  return {
    full: 'Rechnung',
    down: 'Anzahlungsrechnung',
    instalment: 'Teilrechnung',
    final: 'Schlussrechnung',
  }[part];
}
