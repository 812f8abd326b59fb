import { findToday } from '#shared/agency/agency-day.ts';
import { isBilling, isOver, orderPayments } from '#shared/billing/payment-plan.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import type { Invoice } from './portal-invoice-rows.ts';
import { findRateMonth } from './rate-month.ts';
import { nameMonth } from '#shared/bookings/local-time.ts';

export type PlanOfInvoices = {
  id: string;
  /** 'Zahlungsplan zu AN-2026-0001' */
  name: string;
  title: string;
  grossCents: number;
  paidCents: number;
  /** All of its parts; named where two of them share the width. */
  parts: { name: string; cents: number; paidCents: number }[];
  /** The parts without an invoice, and when it is to be expected. */
  coming: { label: string; cents: number; when: string }[];
};

/** The plans of all orders that are not paid at once, as long as a part of them has no invoice. */
export function planInvoices(invoices: readonly Invoice[]): PlanOfInvoices[] {
  const offers = new Map(
    invoices.flatMap(({ offer }) =>
      offer && offer.content.paymentPlan.kind !== 'single' ? [[offer.id, offer] as const] : [],
    ),
  );
  return [...offers.values()].flatMap((offer) => {
    const { paymentPlan, title } = offer.content;
    const grossCents = offer.accepted_gross_cents ?? 0;
    const billed = invoices.filter((one) => one.offer_id === offer.id && isBilling(one));
    // Billed as a whole, without regard to the plan.
    if (billed.some(({ instalment }) => instalment === null)) return [];
    const payments = orderPayments(paymentPlan, grossCents, billed);
    const coming = payments.flatMap(({ label, cents, invoice }, index) =>
      invoice ? [] : [{ label, cents, when: tellWhen(offer, index) }],
    );
    if (coming.length === 0) return [];
    return [
      {
        id: offer.id,
        name: `${paymentPlan.kind === 'split' ? 'Zahlungsplan' : 'Ratenplan'} zu ${offer.number}`,
        title,
        grossCents,
        paidCents: billed.reduce((sum, one) => sum + paidOf(one), 0),
        parts: payments.map(({ cents, invoice }, index) => ({
          name: paymentPlan.kind === 'split' ? namePart(offer, index, invoice) : '',
          cents,
          paidCents: invoice ? paidOf(invoice) : 0,
        })),
        coming,
      },
    ];
  });
}

const paidOf = (invoice: Invoice): number => invoice.gross_cents - invoice.open_cents;

/** 'Anzahlung bezahlt', 'Rest nach Abnahme, 07.12.' */
function namePart(
  { projects: project }: NonNullable<Invoice['offer']>,
  index: number,
  invoice: Invoice | undefined,
): string {
  const name = index === 0 ? 'Anzahlung' : 'Rest nach Abnahme';
  if (invoice) return `${name} ${invoice.open_cents === 0 ? 'bezahlt' : 'offen'}`;
  const due = project?.due_on;
  return index > 0 && !isOver(project) && due && due >= findToday()
    ? `${name}, ${formatNumericDay(due).slice(0, -4)}`
    : name;
}

/** The down payment comes with the order, the rest after the work, instalments month by month. */
function tellWhen(
  { content, decided_at: decidedAt, projects: project }: NonNullable<Invoice['offer']>,
  index: number,
): string {
  if (isOver(project)) return 'Entfällt';
  const today = findToday();
  const due = project?.due_on;
  if (content.paymentPlan.kind === 'split' && index > 0)
    return due && due >= today
      ? `Rechnung folgt nach der Abnahme, geplant bis ${formatNumericDay(due)}`
      : 'Rechnung folgt nach der Abnahme';
  if (!decidedAt || index === 0) return 'Rechnung folgt';
  const month = findRateMonth(decidedAt, index + 1);
  return month < today.slice(0, 7)
    ? 'Rechnung folgt'
    : `Rechnung folgt, voraussichtlich im ${nameMonth(month)}`;
}
