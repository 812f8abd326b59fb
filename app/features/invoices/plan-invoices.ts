import { duePayments, isBilling, isOver } from '#shared/billing/payment-plan.ts';
import type { Invoice } from './portal-invoice-rows.ts';

type Part = {
  label: string;
  cents: number;
  invoice: Invoice | undefined;
  /** The order is over: no invoice follows. */
  isDropped?: boolean;
};
export type PlanOfInvoices = {
  id: string;
  /** 'Zahlungsplan zu AN-2026-0001' */
  name: string;
  title: string;
  grossCents: number;
  parts: Part[];
};

/**
 * The plans of all orders that are not paid at once, each part with its invoice, and the invoices
 * that belong to none of them.
 */
export function planInvoices(invoices: readonly Invoice[]): {
  plans: PlanOfInvoices[];
  others: Invoice[];
} {
  const offers = new Map(
    invoices.flatMap(({ offer }) =>
      offer && offer.content.paymentPlan.kind !== 'single' ? [[offer.id, offer] as const] : [],
    ),
  );
  const plans = [...offers.values()].map((offer) => {
    const { paymentPlan, title } = offer.content;
    const grossCents = offer.accepted_gross_cents ?? 0;
    return {
      id: offer.id,
      name: `${paymentPlan.kind === 'split' ? 'Zahlungsplan' : 'Ratenplan'} zu ${offer.number}`,
      title,
      grossCents,
      parts: duePayments(paymentPlan, grossCents).map((payment, index) => ({
        ...payment,
        isDropped: isOver(offer.projects),
        invoice: invoices.find(
          (one) => one.offer_id === offer.id && isBilling(one) && one.instalment === index + 1,
        ),
      })),
    };
  });
  const planned = new Set(plans.flatMap(({ parts }) => parts.map(({ invoice }) => invoice?.id)));
  return { plans, others: invoices.filter(({ id }) => !planned.has(id)) };
}
