import { FINANCING } from '../agency/business.ts';
import { buildInstalmentPlan } from '../pricing/instalments.ts';
import type { PaymentPlan } from './billing.ts';

// What follows from a payment plan. Overviews show it too: they need no schema for it.

/**
 * Instalments of the rest; of other plans only the down payment is asked for,
 * which is the same for any count.
 */
export const planCount = (plan: PaymentPlan): number =>
  plan.kind === 'instalments' ? plan.count : FINANCING.minInstalments;

/** A payment plan in a few words, as forms and comparisons show it. */
export function planLabel(plan: PaymentPlan): string {
  if (plan.kind === 'single') return 'In einer Summe nach Abnahme';
  const down = `${FINANCING.downPaymentShare * 100} %`;
  return plan.kind === 'split'
    ? `${down} mit dem Auftrag, Rest nach Abnahme`
    : `${down} und ${plan.count} Raten`;
}

export type DuePayment = { label: string; cents: number };
/** What of an invoice says which part of its order it bills, and with how much. */
export type PartInvoice = {
  kind: string;
  status: string;
  instalment: number | null;
  gross_cents: number | null;
};

/**
 * The payments of an order as they come to be: a part that is billed is what its invoice asks for,
 * the last one takes what is left of the order, as its final invoice will.
 */
export function orderPayments<T extends PartInvoice>(
  plan: PaymentPlan,
  grossCents: number,
  invoices: readonly T[],
): (DuePayment & { invoice: T | undefined })[] {
  const billing = invoices.filter(isBilling);
  const payments = duePayments(plan, grossCents).map(({ label, cents }, index) => {
    const invoice = billing.find(({ instalment }) => instalment === index + 1);
    const asked = invoice?.gross_cents ?? cents;
    // Another amount than was planned is another share; a cent is rounding.
    const isPlanned = Math.abs(asked - cents) <= 1;
    return { label: isPlanned ? label : label.replace(/ \(.*\)/, ''), cents: asked, invoice };
  });
  const last = payments.at(-1);
  if (last && !last.invoice) {
    const before = payments.slice(0, -1).reduce((sum, { cents }) => sum + cents, 0);
    last.cents = Math.max(0, grossCents - before);
  }
  return payments;
}

/**
 * When how much is due: in full after the work, or 30 % with the order and the
 * rest after the work or in monthly instalments.
 */
export function duePayments(plan: PaymentPlan, grossCents: number): DuePayment[] {
  if (plan.kind === 'single') return [{ label: 'Gesamtbetrag nach Abnahme', cents: grossCents }];
  const { downPayment, instalments } = buildInstalmentPlan(grossCents / 100, planCount(plan));
  const down = {
    label: `Anzahlung (${FINANCING.downPaymentShare * 100} %) mit dem Auftrag`,
    cents: Math.round(downPayment * 100),
  };
  if (plan.kind === 'split')
    return [down, { label: 'Rest nach Abnahme', cents: grossCents - down.cents }];
  return [
    down,
    ...instalments.map((amount, index) => ({
      label: `${index + 1}. Rate nach ${index + 1} ${index === 0 ? 'Monat' : 'Monaten'}`,
      cents: Math.round(amount * 100),
    })),
  ];
}

/**
 * An order of which nothing more is billed: its project was given up, or is so long past that its
 * data ended.
 */
export const isOver = (project: { status: string } | null): boolean =>
  project === null || project.status === 'cancelled';

/** An invoice that bills a part of an order: sent, and not taken back. */
export const isBilling = ({ kind, status }: { kind: string; status: string }): boolean =>
  kind === 'invoice' && status !== 'cancelled' && status !== 'draft';
