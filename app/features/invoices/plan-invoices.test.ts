import { expect, it } from 'vitest';
import { buildInvoiceSnapshot } from '#shared/billing/invoice.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import { planInvoices } from './plan-invoices.ts';
import type { Invoice } from './portal-invoice-rows.ts';

const offer = (kind: 'single' | 'split'): NonNullable<Invoice['offer']> => ({
  id: kind,
  number: 'AN-2026-0001',
  content: { ...OFFER_SAMPLE.content, paymentPlan: { kind } },
  accepted_gross_cents: 100_000,
  projects: { status: 'active' },
});
const invoice = (id: string, part: Partial<Invoice>): Invoice => ({
  id,
  number: id,
  kind: 'invoice',
  status: 'paid',
  due_on: null,
  gross_cents: 30_000,
  open_cents: 0,
  credit_cents: 0,
  instalment: null,
  offer_id: part.offer?.id ?? null,
  offer: null,
  snapshot: { ...buildInvoiceSnapshot(buildContent(), COMPANY, '2026-11-22'), number: id },
  payments: [],
  ...part,
});
const parts = (...invoices: Invoice[]) => {
  const { plans, others } = planInvoices(invoices);
  return {
    plans: plans.map(({ name, parts: all }) => [name, ...all.map((part) => part.invoice?.id)]),
    others: others.map(({ id }) => id),
  };
};

it('names an invoice once: in its plan, or where it has none among the others', () => {
  expect(
    parts(
      invoice('down', { offer: offer('split'), instalment: 1 }),
      invoice('whole', { offer: offer('single') }),
      invoice('free', {}),
    ),
  ).toEqual({
    plans: [['Zahlungsplan zu AN-2026-0001', 'down', undefined]],
    others: ['whole', 'free'],
  });
});

it('keeps what was cancelled and its cancellation beside the plan', () => {
  const part = { offer: offer('split'), instalment: 1 };
  expect(
    parts(
      invoice('wrong', { ...part, status: 'cancelled' }),
      invoice('cancellation', { ...part, kind: 'cancellation' }),
      invoice('right', part),
    ),
  ).toEqual({
    plans: [['Zahlungsplan zu AN-2026-0001', 'right', undefined]],
    others: ['wrong', 'cancellation'],
  });
});

it('announces no invoice where the project was given up, or its data ended', () => {
  for (const projects of [{ status: 'cancelled' as const }, null]) {
    const order = { ...offer('split'), projects };
    const { plans } = planInvoices([invoice('down', { offer: order, instalment: 1 })]);
    expect(plans[0]!.parts.map(({ isDropped }) => isDropped)).toEqual([true, true]);
  }
});
