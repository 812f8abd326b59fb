import type { PaymentPlan } from './billing.ts';
import { totalsOf } from './totals.ts';
import { taxRuleFor } from './tax-rule.ts';
import { planCount } from './payment-plan.ts';
import { FINANCING } from '../agency/business.ts';
import { buildInstalmentPlan } from '../pricing/instalments.ts';
import { isAhead, type InvoiceContent, type InvoicePart } from './invoice.ts';
import type { OfferContent } from '../offers/offer.ts';
import { chosenPositions } from '../offers/offer-totals.ts';
import { DOCUMENT_TEXTS } from '../texts/documents.ts';
import { fillText, pickTexts } from '../texts/text-group.ts';

/** One invoice of an order: what it charges, and its place in `invoices.instalment`. */
export type OrderPart = { part: InvoicePart; instalment: number; label: string };

const DOWN_PERCENT = FINANCING.downPaymentShare * 100;

/**
 * The invoices that may come next for an order, by its payment plan and the
 * parts that are billed already (cancelled ones do not count). They come in the
 * order of the plan. An order paid at once is one invoice; where an older one
 * was begun with a down payment, the rest follows.
 */
export function nextParts(
  plan: PaymentPlan,
  taken: readonly { part: InvoicePart; instalment: number }[],
): OrderPart[] {
  const has = (instalment: number) => taken.some((one) => one.instalment === instalment);
  const down: OrderPart = { part: 'down', instalment: 1, label: `Anzahlung ${DOWN_PERCENT} %` };
  if (plan.kind !== 'instalments') {
    if (taken.some(({ part }) => part === 'full' || part === 'final')) return [];
    if (has(1)) return [{ part: 'final', instalment: 2, label: 'Schlussrechnung' }];
    return [plan.kind === 'split' ? down : { part: 'full', instalment: 1, label: 'Gesamtbetrag' }];
  }
  const last = plan.count + 1;
  for (let instalment = 1; instalment <= last; instalment += 1) {
    if (has(instalment)) continue;
    if (instalment === 1) return [down];
    return instalment === last
      ? [
          {
            part: 'final',
            instalment,
            label: `Schlussrechnung mit Rate ${plan.count} von ${plan.count}`,
          },
        ]
      : [{ part: 'instalment', instalment, label: `Rate ${instalment - 1} von ${plan.count}` }];
  }
  return [];
}

/**
 * Net amount of a down payment or an instalment. The plan of the offer divides
 * the gross total; the net amount is chosen so that the invoice meets that
 * figure to the cent (one cent off where no net amount gives it). The final
 * invoice takes what remains.
 */
function partNetCents(offer: OfferContent, options: readonly string[], instalment: number): number {
  const { ratePercent } = taxRuleFor(offer.customer);
  const { grossCents } = totalsOf(
    chosenPositions(offer, options),
    offer.discountPercent,
    ratePercent,
  );
  const plan = buildInstalmentPlan(grossCents / 100, planCount(offer.paymentPlan));
  const gross = Math.round(
    (instalment === 1 ? plan.downPayment : (plan.instalments[instalment - 2] ?? 0)) * 100,
  );
  return Math.round((gross * 100) / (100 + ratePercent));
}

export type OrderedOffer = {
  number: string;
  content: OfferContent;
  options: readonly string[];
  /** The day of the order, and whether its work is accepted. */
  orderedOn: string;
  isDelivered: boolean;
};

/**
 * Draft of one invoice of an accepted offer. `billed` are the issued invoices
 * of the order; the final invoice deducts them. What is asked for before the work is accepted
 * names no period of the service, all else the one from the order until today.
 */
export function buildPartContent(
  { number, content: offer, options, orderedOn, isDelivered }: OrderedOffer,
  { part, instalment, label }: OrderPart,
  billed: InvoiceContent['deductions'],
  today: string,
): InvoiceContent {
  const texts = pickTexts(DOCUMENT_TEXTS);
  const whole = part === 'full' || part === 'final';
  return {
    title: offer.title,
    introduction: fillText(texts['invoice.introduction'], { number }),
    customer: offer.customer,
    positions: whole
      ? chosenPositions(offer, options)
      : [
          {
            id: `teil-${instalment}`,
            title: `${label} zum Angebot ${number}`,
            description: offer.title,
            quantity: 1,
            unit: 'pauschal',
            unitPriceCents: partNetCents(offer, options, instalment),
            discountPercent: 0,
            optional: false,
          },
        ],
    discountPercent: whole ? offer.discountPercent : 0,
    servicePeriod:
      isAhead(part) && !isDelivered
        ? null
        : { from: orderedOn < today ? orderedOn : today, to: today },
    paymentDays: 14,
    closing: texts['invoice.closing'],
    part,
    offerNumber: number,
    deductions: part === 'final' ? billed : [],
  };
}
