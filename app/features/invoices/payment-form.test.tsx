// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { buildInvoiceSnapshot } from '#shared/billing/invoice.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import type { IssuedInvoice } from './full-invoice.ts';
import { InvoicePayments } from './invoice-payments.tsx';
import { PaymentButton } from './payment-button.tsx';

// The code of dialogs comes on demand.
const SLOW = { timeout: 30_000 };
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({}),
}));
const callFunction = vi.hoisted(() => vi.fn());
vi.mock('#app/lib/call-function.ts', () => ({ callFunction }));
afterEach(cleanup);

const content = buildContent();
const INVOICE: IssuedInvoice = {
  id: 'a',
  number: 'RE-2026-0007',
  kind: 'invoice',
  status: 'issued',
  gross_cents: 121_000,
  paid_cents: 40_000,
  open_cents: 81_000,
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
  snapshot: { ...buildInvoiceSnapshot(content, COMPANY, '2026-11-22'), number: 'RE-2026-0007' },
  payments: [{ id: 1, amount_cents: 40_000, paid_on: '2026-11-23', note: '' }],
  project: null,
  offer: null,
};
const CANCELLED = { ...INVOICE, status: 'cancelled', open_cents: 0, credit_cents: 40_000 } as const;

function show(Part: () => React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: <Part /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
const amount = () => screen.getByLabelText<HTMLInputElement>(/^Betrag/);
const type = (value: string) => fireEvent.change(amount(), { target: { value } });

it('offers to give back what was paid once the invoice is cancelled below it', () => {
  let cancel = (): void => undefined;
  show(function Record() {
    const [invoice, set] = useState<IssuedInvoice>(INVOICE);
    cancel = () => set(CANCELLED);
    return (
      <>
        <button onClick={cancel}>Stornieren</button>
        <InvoicePayments invoice={invoice} />
      </>
    );
  });
  expect(amount().value).toBe('810,00');
  fireEvent.click(screen.getByText('Stornieren'));
  expect(amount().value).toBe('400,00');
  expect(screen.getByLabelText<HTMLInputElement>(/^Notiz/).value).toBe('Erstattung');
  // A plus or minus that somebody types or forgets changes nothing of what it is.
  type('250');
  screen.getByRole('button', { name: 'Erstattung buchen' });
  type('-250');
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  // Money that was on its way comes in, too.
  const kind = screen.getByLabelText(/^Art/);
  fireEvent.change(kind, { target: { value: 'Zahlung des Kunden' } });
  expect(screen.queryByRole('button', { name: 'Erstattung buchen' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Notiz/).value).toBe('');
  screen.getByRole('button', { name: 'Zahlung buchen' });
  screen.getByText(/Eine Zahlung wird Guthaben des Kunden/);
});

it('books a refund as money that leaves, whatever sign was typed', async () => {
  callFunction.mockResolvedValue({ success: true, id: 'a' });
  show(() => <InvoicePayments invoice={CANCELLED} />);
  type('250');
  fireEvent.click(screen.getByRole('button', { name: 'Erstattung buchen' }));
  await vi.waitFor(() => expect(callFunction).toHaveBeenCalled());
  expect(callFunction.mock.calls[0]?.[1]).toMatchObject({ action: 'pay', amountCents: -25_000 });
});

it('asks for no payment of what is paid before somebody wants to book one', () => {
  const PAID = { ...INVOICE, paid_cents: 121_000, open_cents: 0 };
  show(() => <InvoicePayments invoice={PAID} />);
  expect(screen.queryByLabelText(/^Betrag/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Zahlung oder Erstattung buchen' }));
  screen.getByText(/Eine Zahlung wird Guthaben des Kunden/);
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByLabelText(/^Betrag/)).toBeNull();
});

it('asks before it books more than is open', async () => {
  callFunction.mockReset().mockResolvedValue({ success: true, id: 'a' });
  show(() => <InvoicePayments invoice={INVOICE} />);
  const book = () => fireEvent.click(screen.getByRole('button', { name: 'Zahlung buchen' }));
  type('1000');
  book();
  expect(screen.getByRole('alert').textContent).toContain('190,00\u00a0€ mehr, als offen ist');
  // Another sum is another question.
  type('900');
  expect(screen.queryByRole('alert')).toBeNull();
  book();
  expect(callFunction).not.toHaveBeenCalled();
  book();
  await vi.waitFor(() => expect(callFunction).toHaveBeenCalled());
  expect(callFunction.mock.calls[0]?.[1]).toMatchObject({ amountCents: 90_000 });
});

it('asks before a typed payment is lost with its dialog', async () => {
  show(() => <PaymentButton invoice={INVOICE} />);
  fireEvent.click(screen.getByRole('button', { name: /^Zahlung buchen: / }));
  await screen.findByLabelText(/^Betrag/, undefined, SLOW);
  type('500');
  fireEvent.click(await screen.findByRole('button', { name: 'Schließen' }, SLOW));
  fireEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }, SLOW));
  expect(amount().value).toBe('500');
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }, SLOW));
  expect(screen.queryByLabelText(/^Betrag/)).toBeNull();
});
