// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CustomerSearch } from './customer-options.tsx';

const JANA = {
  id: 'jana',
  full_name: 'Jana Musterfeld',
  email: 'jana@kaeserei.example',
  company: 'Käserei Musterfeld GmbH',
};
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: () =>
    Promise.resolve({ rpc: () => ({ throwOnError: () => Promise.resolve({ data: [JANA] }) }) }),
}));

it('proposes customers by company and name, and takes who was chosen', async () => {
  const pick = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CustomerSearch onPick={pick} />
    </QueryClientProvider>,
  );
  const proposed = await screen.findByText('Käserei Musterfeld GmbH, Jana Musterfeld');
  expect(proposed.getAttribute('value')).toBe(JANA.email);
  const field = screen.getByLabelText(/^Kunden suchen/);
  expect(field.getAttribute('list')).toBe(proposed.parentElement?.id);
  fireEvent.change(field, { target: { value: 'jana' } });
  expect(pick).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: JANA.email } });
  expect(pick).toHaveBeenCalledWith(JANA);
});
