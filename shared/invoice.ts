import * as z from 'zod/mini';
import { addDays } from './agency-day.ts';
import { PartySchema, PositionSchema, taxRuleFor, totalsOf, type Party, type Position, type TaxRule } from './billing.ts';
import type { Company } from './company.ts';
import { pickSeller, type Seller } from './seller.ts';

const day = () => z.iso.date();

/** What of an order an invoice charges: all at once, the down payment, one instalment, or the rest with everything paid so far deducted. */
export const INVOICE_PARTS = ['full', 'down', 'instalment', 'final'] as const;
export type InvoicePart = (typeof INVOICE_PARTS)[number];

/** An earlier invoice of the same order that this one deducts. */
const DeductionSchema = z.object({ invoiceId: z.uuid(), number: z.string(), issuedOn: day(), netCents: z.int().check(z.gte(0)) });

/** What stands in `invoices.content`; a cancellation carries the same positions with negative prices. */
export const InvoiceContentSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Bitte geben Sie der Rechnung einen Betreff.'), z.maxLength(200)),
  introduction: z.string().check(z.trim(), z.maxLength(4000)),
  customer: PartySchema,
  positions: z.array(PositionSchema).check(z.minLength(1, 'Eine Rechnung braucht mindestens eine Position.'), z.maxLength(100)),
  discountPercent: z.number().check(z.gte(0), z.lte(100)),
  /** Period of the service (§14 UStG, Art. 226 (7) Directive 2006/112/EC). */
  servicePeriod: z
    .object({ from: day(), to: day() })
    .check(z.refine(({ from, to }) => from <= to, { error: 'Das Ende liegt vor dem Anfang.', path: ['to'] })),
  paymentDays: z.int().check(z.gte(0), z.lte(90)),
  closing: z.string().check(z.trim(), z.maxLength(4000)),
  part: z._default(z.enum(INVOICE_PARTS), 'full'),
  /** Number of the offer that was accepted; empty: none. */
  offerNumber: z._default(z.string().check(z.maxLength(40)), ''),
  deductions: z._default(z.array(DeductionSchema).check(z.maxLength(20)), []),
});
export type InvoiceContent = z.infer<typeof InvoiceContentSchema>;

export type InvoiceTotals = {
  positionCents: number[];
  discountCents: number;
  /** Sum of the deducted invoices, ≥ 0. */
  deductedCents: number;
  netCents: number;
  taxCents: number;
  grossCents: number;
};

/** Sums of an invoice: the discount applies to the positions only, the tax to what remains after the deductions. */
export function invoiceTotals(content: Pick<InvoiceContent, 'positions' | 'discountPercent' | 'deductions' | 'customer'>): InvoiceTotals {
  const { positionCents, discountCents, netCents } = totalsOf(content.positions, content.discountPercent, 0);
  const deductedCents = content.deductions.reduce((sum, { netCents: each }) => sum + each, 0);
  const { ratePercent } = taxRuleFor(content.customer);
  const rest = totalsOf([{ quantity: 1, unitPriceCents: netCents - deductedCents, discountPercent: 0 }], 0, ratePercent);
  return { positionCents, discountCents, deductedCents, netCents: rest.netCents, taxCents: rest.taxCents, grossCents: rest.grossCents };
}

export type InvoiceLine = Pick<Position, 'title' | 'description' | 'quantity' | 'unit' | 'unitPriceCents' | 'discountPercent'> & {
  netCents: number;
  /** An earlier invoice taken off; the discount of the document does not touch it. */
  isDeduction: boolean;
};

/** Everything an issued invoice says, frozen in `invoices.snapshot`. PDF, XML, portal and mail read this and nothing else. */
export type InvoiceSnapshot = {
  kind: 'invoice' | 'cancellation';
  part: InvoicePart;
  /** Empty in a preview. */
  number: string;
  issuedOn: string;
  /** Null for a cancellation. */
  dueOn: string | null;
  paymentDays: number;
  title: string;
  introduction: string;
  closing: string;
  offerNumber: string;
  seller: Seller;
  customer: Party;
  servicePeriod: { from: string; to: string };
  /** Positions, then one line with a negative price for each invoice deducted. */
  lines: InvoiceLine[];
  discountPercent: number;
  discountCents: number;
  tax: TaxRule;
  netCents: number;
  taxCents: number;
  grossCents: number;
  /** Invoices deducted, or the one invoice cancelled. */
  refersTo: { number: string; issuedOn: string }[];
};

const germanDay = (isoDay: string): string => isoDay.split('-').reverse().join('.');

/** Freezes a draft as the invoice it becomes on that day; the number is drawn in the transaction that stores it. */
export function buildInvoiceSnapshot(content: InvoiceContent, company: Company, issuedOn: string): InvoiceSnapshot {
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
      ...content.positions.map(({ title, description, quantity, unit, unitPriceCents, discountPercent }, index) => ({
        title,
        description,
        quantity,
        unit,
        unitPriceCents,
        discountPercent,
        netCents: positionCents[index]!,
        isDeduction: false,
      })),
      ...content.deductions.map(({ number, issuedOn: on, netCents: net }) => ({
        title: `Abzüglich Rechnung ${number} vom ${germanDay(on)}`,
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
    refersTo: content.deductions.map(({ number, issuedOn: on }) => ({ number, issuedOn: on })),
  };
}

/** The mirror of an issued invoice: every amount negative, with a reference to what it cancels. */
export function buildCancellationSnapshot(original: InvoiceSnapshot, company: Company, issuedOn: string, reason: string): InvoiceSnapshot {
  return {
    ...original,
    kind: 'cancellation',
    number: '',
    issuedOn,
    dueOn: null,
    paymentDays: 0,
    title: `Storno zu ${original.number}: ${original.title}`,
    introduction: `Diese Rechnung hebt die Rechnung ${original.number} vom ${germanDay(original.issuedOn)} vollständig auf.${reason ? ` Grund: ${reason}` : ''}`,
    closing: 'Bereits gezahlte Beträge erstatten oder verrechnen wir.',
    seller: pickSeller(company),
    lines: original.lines.map((line) => ({ ...line, unitPriceCents: negate(line.unitPriceCents), netCents: negate(line.netCents) })),
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
  return { full: 'Rechnung', down: 'Anzahlungsrechnung', instalment: 'Teilrechnung', final: 'Schlussrechnung' }[part];
}
