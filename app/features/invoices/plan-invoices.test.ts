import { expect, it } from 'vitest';
import { buildInvoiceSnapshot } from '#shared/billing/invoice.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import { planInvoices } from './plan-invoices.ts';
import type { Invoice } from './portal-invoice-rows.ts';

const offer = (kind: 'single' | 'split' | 'instalments'): NonNullable<Invoice['offer']> => ({
  id: kind,
  number: 'AN-2026-0001',
  content: {
    ...OFFER_SAMPLE.content,
    paymentPlan: kind === 'instalments' ? { kind, count: 3 } : { kind },
  },
  accepted_gross_cents: 100_000,
  decided_at: '2999-11-30T10:00:00Z',
  projects: { status: 'active', due_on: '2999-12-24' },
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
  cancels: null,
  offer: null,
  snapshot: { ...buildInvoiceSnapshot(buildContent(), COMPANY, '2026-11-22'), number: id },
  payments: [],
  ...part,
});
const plansOf = (...invoices: Invoice[]) =>
  planInvoices(invoices).map(({ name, paidCents, coming }) => [
    name,
    paidCents,
    ...coming.map(({ label, when }) => `${label}: ${when}`),
  ]);

it('tells of an order what is paid and what comes when, as long as something comes', () => {
  const down = invoice('down', { offer: offer('split'), instalment: 1 });
  expect(plansOf(down, invoice('whole', { offer: offer('single') }), invoice('free', {}))).toEqual([
    [
      'Zahlungsplan zu AN-2026-0001',
      30_000,
      'Rest nach Abnahme: Rechnung folgt nach der Abnahme, geplant bis 24.12.2999',
    ],
  ]);
  const names = (...invoices: Invoice[]) =>
    planInvoices(invoices)[0]?.parts.map(({ name, paidCents }) => `${name}: ${paidCents}`);
  expect(names(down)).toEqual(['Anzahlung bezahlt: 30000', 'Rest nach Abnahme, 24.12.: 0']);
  expect(names({ ...down, open_cents: 10_000 })?.[0]).toBe('Anzahlung offen: 20000');
  const rest = invoice('rest', { offer: offer('split'), instalment: 2, open_cents: 30_000 });
  expect(plansOf(down, rest)).toEqual([]);
  // Billed as a whole, without regard to the plan.
  expect(plansOf(invoice('all', { offer: offer('split') }))).toEqual([]);
});

it('takes what was billed into account, not what was planned', () => {
  const [plan] = planInvoices([
    invoice('down', {
      offer: offer('split'),
      instalment: 1,
      gross_cents: 50_000,
      open_cents: 50_000,
    }),
  ]);
  expect(plan?.coming.map(({ cents }) => cents)).toEqual([50_000]);
  expect(plan?.parts.map(({ cents }) => cents)).toEqual([50_000, 50_000]);
  const [rates] = planInvoices([
    invoice('down', { offer: offer('instalments'), instalment: 1, gross_cents: 50_000 }),
  ]);
  // The rates keep to the offer, as their invoices do; the final invoice takes what is left.
  expect(rates?.coming.map(({ cents }) => cents)).toEqual([23_333, 23_333, 3_334]);
});

it('expects instalments month by month, and names no month that is over', () => {
  const coming = (decidedAt: string) =>
    plansOf(
      invoice('down', { offer: { ...offer('instalments'), decided_at: decidedAt }, instalment: 1 }),
    ).flat();
  expect(coming('2999-11-30T10:00:00Z')).toEqual([
    'Ratenplan zu AN-2026-0001',
    30_000,
    '1. Rate nach 1 Monat: Rechnung folgt, voraussichtlich im Dezember 2999',
    '2. Rate nach 2 Monaten: Rechnung folgt, voraussichtlich im Januar 3000',
    '3. Rate nach 3 Monaten: Rechnung folgt, voraussichtlich im Februar 3000',
  ]);
  expect(coming('2020-01-31T10:00:00Z')[2]).toBe('1. Rate nach 1 Monat: Rechnung folgt');
});

it('bills a part anew once its invoice was taken back', () => {
  const part = { offer: offer('split'), instalment: 1 };
  const wrong = [
    invoice('wrong', { ...part, status: 'cancelled' }),
    invoice('cancellation', { ...part, kind: 'cancellation' }),
  ];
  expect(plansOf(...wrong)[0]?.slice(2)).toHaveLength(2);
  expect(plansOf(...wrong, invoice('right', part))[0]?.slice(2)).toHaveLength(1);
});

it('announces no invoice where the project was given up or its data ended, nor a past day', () => {
  const order = (projects: { status: 'cancelled' | 'active'; due_on: string } | null) =>
    plansOf(invoice('down', { offer: { ...offer('split'), projects }, instalment: 1 }))[0]?.[2];
  for (const over of [{ status: 'cancelled', due_on: '2999-12-24' } as const, null])
    expect(order(over)).toBe('Rest nach Abnahme: Entfällt');
  expect(order({ status: 'active', due_on: '2020-12-24' })).toBe(
    'Rest nach Abnahme: Rechnung folgt nach der Abnahme',
  );
});
