import { expect, test } from 'vitest';
import type { OfferContent } from '#shared/offers/offer.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import { findPlanned } from './planned-payment.ts';

const plan = (
  paymentPlan: OfferContent['paymentPlan'],
  ...invoices: Parameters<typeof findPlanned>[0]['invoices']
) =>
  findPlanned({
    content: { ...OFFER_SAMPLE.content, paymentPlan },
    accepted_gross_cents: 100_000,
    invoices,
    projects: { status: 'active', due_on: '2026-12-07' },
  });
const invoice = (instalment: number | null, status = 'paid', kind = 'invoice') => ({
  kind,
  status,
  instalment,
  gross_cents: 30_000,
});

test('the next payment of an order is the first part without an invoice', () => {
  expect(plan({ kind: 'split' })).toMatchObject({ cents: 30_000, due: null });
  expect(plan({ kind: 'split' }, invoice(1))).toMatchObject({
    label: 'Rest nach Abnahme',
    cents: 70_000,
    title: OFFER_SAMPLE.content.title,
    due: '2026-12-07',
  });
  expect(plan({ kind: 'split' }, { ...invoice(1), gross_cents: 50_000 })?.cents).toBe(50_000);
  expect(plan({ kind: 'split' }, invoice(1), invoice(2))).toBeUndefined();
  expect(plan({ kind: 'instalments', count: 3 }, invoice(1), invoice(2))?.label).toContain(
    '2. Rate',
  );
  expect(plan({ kind: 'single' })?.cents).toBe(100_000);
});

test('a cancelled invoice leaves its part to be billed, one without a part bills all', () => {
  expect(plan({ kind: 'split' }, invoice(1, 'cancelled'))?.cents).toBe(30_000);
  expect(plan({ kind: 'split' }, invoice(1, 'issued', 'cancellation'))?.cents).toBe(30_000);
  expect(plan({ kind: 'split' }, invoice(null))).toBeUndefined();
});

test('nothing is announced for a project that was given up or whose data ended', () => {
  const order = {
    content: { ...OFFER_SAMPLE.content, paymentPlan: { kind: 'split' } as const },
    accepted_gross_cents: 100_000,
    invoices: [invoice(1)],
  };
  expect(findPlanned({ ...order, projects: { status: 'done', due_on: null } })?.cents).toBe(70_000);
  expect(findPlanned({ ...order, projects: null })).toBeUndefined();
  expect(
    findPlanned({ ...order, projects: { status: 'cancelled', due_on: null } }),
  ).toBeUndefined();
});
