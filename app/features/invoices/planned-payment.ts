import type { OfferContent } from '#shared/offers/offer.ts';
import {
  isBilling,
  isOver,
  orderPayments,
  type PartInvoice,
} from '#shared/billing/payment-plan.ts';

export type PlannedPayment = {
  label: string;
  title: string;
  cents: number;
  /** The day by which the work is to be done that it follows. */
  due: string | null;
};

/** An order with what has been billed of it; a plan paid at once counts one part. */
type Order = {
  content: OfferContent;
  accepted_gross_cents: number | null;
  invoices: readonly PartInvoice[];
  projects: { status: string; due_on: string | null } | null;
};

/**
 * The next part of an order that has no invoice yet; none where all are
 * written, or where the order is over.
 */
export function findPlanned({
  content,
  accepted_gross_cents: grossCents,
  invoices,
  projects: project,
}: Order): PlannedPayment | undefined {
  if (isOver(project)) return undefined;
  const billed = invoices.filter(isBilling);
  // Billed as a whole, without regard to the plan.
  if (billed.some(({ instalment }) => instalment === null)) return undefined;
  const parts = orderPayments(content.paymentPlan, grossCents ?? 0, billed);
  const index = parts.findIndex(({ invoice }) => !invoice);
  const part = parts[index];
  if (!part) return undefined;
  const { label, cents } = part;
  const follows = content.paymentPlan.kind === 'split' && index > 0;
  return { label, cents, title: content.title, due: follows ? (project?.due_on ?? null) : null };
}
