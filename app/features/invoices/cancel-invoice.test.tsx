// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CancelInvoice } from './cancel-invoice.tsx';
import type { IssuedInvoice } from './full-invoice.ts';

const answers = vi.hoisted((): { success: boolean; id?: string }[] => []);
vi.mock('#app/lib/call-function.ts', () => ({
  callFunction: async (_: string, __: object, lost: object) => answers.shift() ?? lost,
}));
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => ({}) }));
afterEach(cleanup);

it('keeps the reason of a cancellation until it is stored', async () => {
  const onClose = vi.fn();
  const invoice = { id: 'x', number: 'RE-2026-0007', gross_cents: 100 } as IssuedInvoice;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CancelInvoice invoice={invoice} onClose={onClose} />
    </QueryClientProvider>,
  );
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  const reason = await screen.findByLabelText<HTMLInputElement>(/^Grund/);
  fireEvent.change(reason, { target: { value: 'Doppelt berechnet' } });
  await press('Schließen');
  await press('Weiter bearbeiten');
  await press('Stornorechnung ausstellen');
  await screen.findByText('Keine Antwort erhalten');
  expect(reason.value).toBe('Doppelt berechnet');
  expect(onClose).not.toHaveBeenCalled();
  answers.push({ success: true, id: 'y' });
  await press('Stornorechnung ausstellen');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
