import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildInvoiceSnapshot } from '#shared/billing/invoice.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import type { IssuedInvoice } from './full-invoice.ts';
import { InvoicePayments } from './invoice-payments.tsx';
import { PaymentPlans } from './payment-plans.tsx';
import { DueInvoice, SettledInvoice } from './portal-invoice.tsx';

const content = buildContent();
const snapshot = {
  ...buildInvoiceSnapshot(content, COMPANY, '2026-11-22'),
  number: 'RE-2026-0007',
};
const CANCELLED: IssuedInvoice = {
  id: 'a',
  number: 'RE-2026-0007',
  kind: 'invoice',
  status: 'cancelled',
  gross_cents: 174_147,
  paid_cents: 0,
  open_cents: 0,
  credit_cents: 0,
  customer_id: null,
  customer_email: 'kunde@example.com',
  due_on: '2026-12-06',
  dunning_level: 0,
  suggested_dunning_level: null,
  cancels: null,
  updated_at: '2026-11-22T10:00:00Z',
  content,
  snapshot,
  payments: [
    { id: 1, amount_cents: 20_000, paid_on: '2026-11-23', note: '' },
    { id: 2, amount_cents: -20_000, paid_on: '2026-11-24', note: 'Verrechnet mit RE-2026-0008' },
  ],
  project: null,
  offer: null,
};
const show = (part: ReactElement): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>,
  );

it('books on a cancelled invoice what goes back, and what was on its way', () => {
  const credit = { paid_cents: 20_000, credit_cents: 20_000 };
  expect(show(<InvoicePayments invoice={{ ...CANCELLED, ...credit }} />)).toContain(
    'Erstattung buchen',
  );
  expect(show(<InvoicePayments invoice={CANCELLED} />)).toContain('Zahlung buchen');
});

it('calls what was set off no repayment', () => {
  const shown = show(
    <SettledInvoice
      invoice={{
        ...CANCELLED,
        number: 'RE-2026-0007',
        gross_cents: 174_147,
        instalment: null,
        offer_id: null,
        offer: null,
      }}
    />,
  );
  expect(shown).toContain('Gegenbuchung vom');
  expect(shown).toContain('Verrechnet mit RE-2026-0008');
  expect(shown).not.toContain('Rückzahlung');
});

it('says in one glance what is to pay and until when, and is quiet about what is paid', () => {
  const listed = {
    ...CANCELLED,
    number: 'RE-2026-0007',
    gross_cents: 174_147,
    instalment: null,
    offer_id: null,
    offer: null,
  };
  const open = { ...listed, status: 'issued' as const, open_cents: 100_000, due_on: '2999-12-06' };
  const first = show(<DueInvoice invoice={open} isFirst />);
  expect(first).toContain('1.000,00');
  expect(first).toContain('fällig am 06.12.2999');
  // Alone, its amount is the heading's.
  const alone = show(<DueInvoice invoice={open} isFirst isAlone />);
  expect(alone).toContain('fällig am 06.12.2999');
  expect(alone.match(/1\.000,00/g)).toHaveLength(first.match(/1\.000,00/g)!.length - 1);
  expect(first).toMatch(/noch offen von .*1\.741,47/);
  // One action of the page is filled, that of what is due first.
  expect(first).toContain('bg-accent ');
  const next = show(<DueInvoice invoice={open} isFirst={false} />);
  expect(next).toContain('Jetzt überweisen');
  expect(next).not.toContain('bg-accent ');
  expect(show(<DueInvoice invoice={{ ...open, due_on: '2020-12-06' }} isFirst />)).toContain(
    'war fällig am 06.12.2020',
  );
  const payment = { id: 1, amount_cents: 174_147, paid_on: '2026-11-23', note: '' };
  const paid = show(
    <SettledInvoice invoice={{ ...listed, status: 'paid', payments: [payment] }} />,
  );
  expect(paid).toContain('Bezahlt am 23.11.2026');
  expect(paid).not.toContain('Zahlung vom');
});

it('shows of a plan how much of it is paid', () => {
  const paid = { ...CANCELLED, number: 'RE-2026-0001', gross_cents: 30_000, instalment: 1 };
  const part = { ...paid, status: 'paid' as const, offer_id: 'o', offer: null, payments: [] };
  const plan = {
    id: 'o',
    name: 'Zahlungsplan zu AN-2026-0001',
    title: 'Neue Website',
    grossCents: 100_000,
    parts: [
      { label: 'Anzahlung', cents: 30_000, invoice: part },
      { label: 'Rest', cents: 70_000, invoice: undefined },
    ],
  };
  const shown = show(<PaymentPlans plans={[plan]} />);
  expect(shown).toContain('width:30%');
  expect(shown).toMatch(/bezahlt 300,00.*von 1\.000,00/);
  const whole = show(<PaymentPlans plans={[{ ...plan, grossCents: 30_000 }]} />);
  expect(whole).toContain('width:100%');
});
