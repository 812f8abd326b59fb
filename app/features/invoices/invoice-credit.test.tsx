import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildInvoiceSnapshot } from '#shared/billing/invoice.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
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
  instalment: null,
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
const show = (part: ReactElement, company = COMPANY): string =>
  renderToStaticMarkup(
    <PageContext value={{ site: { company } as SiteData, pathname: '/', search: '' }}>
      <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
    </PageContext>,
  );

it('books on a cancelled invoice what goes back, and what was on its way', () => {
  const credit = { paid_cents: 20_000, credit_cents: 20_000 };
  expect(show(<InvoicePayments invoice={{ ...CANCELLED, ...credit }} />)).toContain(
    'Erstattung buchen',
  );
  expect(show(<InvoicePayments invoice={CANCELLED} />)).toContain('Zahlung oder Erstattung buchen');
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
        cancelledBy: null,
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
    cancelledBy: null,
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
  // What is due first can be paid at once, what comes after it is one press away.
  expect(first).toContain('Verwendungszweck');
  expect(first).not.toContain('<details');
  const next = show(<DueInvoice invoice={open} isFirst={false} />);
  expect(next).toMatch(/<details.*Jetzt überweisen.*Verwendungszweck/);
  expect(show(<DueInvoice invoice={{ ...open, due_on: '2020-12-06' }} isFirst />)).toContain(
    'war fällig am 06.12.2020',
  );
  expect(first).not.toContain('Bankverbindung');
  const bank = { ...COMPANY.bank, iban: 'NL20INGB0001234567' };
  const moved = show(<DueInvoice invoice={open} isFirst />, { ...COMPANY, bank });
  expect(moved).toContain('die in der PDF gilt nicht mehr');
  expect(moved).toContain('NL20\u00a0INGB\u00a00001\u00a02345\u00a067');
  expect(moved).not.toContain('0417');
  const payment = { id: 1, amount_cents: 174_147, paid_on: '2026-11-23', note: '' };
  const paid = show(
    <SettledInvoice invoice={{ ...listed, status: 'paid', payments: [payment] }} />,
  );
  expect(paid).toContain('Bezahlt am 23.11.2026');
  expect(paid).not.toContain('Zahlung vom');
});

it('folds into a cancelled invoice the one that takes it back', () => {
  const cancelled = {
    ...CANCELLED,
    number: 'RE-2026-0007',
    gross_cents: 174_147,
    instalment: null,
    offer_id: null,
    offer: null,
  };
  const cancellation = { ...cancelled, id: 'b', number: 'RE-2026-0008', cancels: 'a' };
  const shown = show(<SettledInvoice invoice={{ ...cancelled, cancelledBy: cancellation }} />);
  expect(shown).toMatch(/<details.*Storniert durch RE-2026-0008.*rechnungen\/b\.pdf/);
});

it('shows of a plan how much of it is paid', () => {
  const plan = {
    id: 'o',
    name: 'Zahlungsplan zu AN-2026-0001',
    title: 'Neue Website',
    grossCents: 100_000,
    paidCents: 30_000,
    parts: [
      { name: 'Anzahlung offen', cents: 30_000, paidCents: 15_000 },
      { name: 'Rest nach Abnahme', cents: 70_000, paidCents: 0 },
    ],
    coming: [{ label: 'Rest', cents: 70_000, when: 'Rechnung folgt' }],
  };
  const shown = show(<PaymentPlans plans={[plan]} />);
  expect(shown).toMatch(
    /flex-grow:30000.*width:50%.*flex-grow:70000.*width:0%.*Anzahlung offen.*Rest/,
  );
  expect(shown).not.toContain('Insgesamt');
  const more = { ...plan, parts: [{ name: '', cents: 30_000, paidCents: 40_000 }] };
  const rates = show(<PaymentPlans plans={[more]} />);
  expect(rates).toContain('width:100%');
  expect(rates).toMatch(/bezahlt 300,00.*von 1\.000,00/);
});
