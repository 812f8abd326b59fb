import type { OfferContent } from '#shared/offers/offer.ts';
import { duePayments, isBilling, isOver } from '#shared/billing/payment-plan.ts';

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
  invoices: readonly { kind: string; status: string; instalment: number | null }[];
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
  const parts = duePayments(content.paymentPlan, grossCents ?? 0);
  const index = parts.findIndex(
    (_, part) => !billed.some(({ instalment }) => instalment === part + 1),
  );
  const part = parts[index];
  const follows = content.paymentPlan.kind === 'split' && index > 0;
  return part && { ...part, title: content.title, due: follows ? (project?.due_on ?? null) : null };
}
