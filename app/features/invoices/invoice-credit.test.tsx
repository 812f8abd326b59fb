import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildInvoiceSnapshot } from '#shared/billing/invoice.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import type { IssuedInvoice } from './full-invoice.ts';
import { InvoicePayments } from './invoice-payments.tsx';
import { PortalInvoice } from './portal-invoice.tsx';

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

it('books on a cancelled invoice only what goes back', () => {
  const credit = { paid_cents: 20_000, credit_cents: 20_000 };
  expect(show(<InvoicePayments invoice={{ ...CANCELLED, ...credit }} />)).toContain(
    'Erstattung buchen',
  );
  expect(show(<InvoicePayments invoice={CANCELLED} />)).not.toContain('buchen');
});

it('calls what was set off no repayment', () => {
  const shown = show(
    <PortalInvoice
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
