// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { NewInvoice } from './new-invoice.tsx';

const calls = vi.hoisted((): { id: string }[] => []);
vi.mock('#app/lib/call-function.ts', () => ({
  callFunction: async (_: string, action: { id: string }, lost: object) => {
    calls.push(action);
    return calls.length === 1 ? lost : { success: true, id: action.id };
  },
}));
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => ({}) }));
vi.mock('./billable-parts.tsx', () => ({ BillableParts: () => null }));
afterEach(cleanup);

it('begins one draft, however often the answer is lost', async () => {
  const router = createMemoryRouter([{ path: '*', element: <NewInvoice isOpenAtOnce /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const press = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Freie Rechnung' }));
  await press();
  await screen.findByText('Keine Antwort erhalten');
  await press();
  await vi.waitFor(() => expect(router.state.location.pathname).toContain(calls[0]!.id));
  expect(calls.map(({ id }) => id)).toEqual([calls[0]!.id, calls[0]!.id]);
});
