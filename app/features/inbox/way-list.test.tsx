// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { WayList } from './way-list.tsx';

/** One more than what is read at once; the last one came first. */
const STORED = Array.from({ length: 301 }, (_, index) => ({
  id: `n${index}`,
  name: index === 300 ? 'Wanda Widerruf' : `Kunde ${index}`,
  message: 'Hallo',
  email: '',
  phone: '',
  reference: '',
  kind: 'message',
  created_at: '2026-11-27T09:00:00Z',
}));
vi.mock('#app/lib/supabase-browser.ts', () => {
  const rows = {
    select: () => rows,
    neq: () => rows,
    order: () => rows,
    range: async (from: number, to: number) => ({
      data: STORED.slice(from, to + 1),
      error: null,
    }),
  };
  return { loadSupabase: async () => ({ from: () => rows }) };
});
afterEach(cleanup);

it('says that older messages are not read yet, and finds them when they are asked for', async () => {
  const queries = new QueryClient();
  queries.setQueryDefaults(['inbox'], { staleTime: Infinity });
  queries.setQueryData(['inbox'], []);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <WayList kind="kontakt" root="/n" noun="Nachrichten" whenEmpty="" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('mehr als 300 Nachrichten')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'widerruf' } });
  expect(await screen.findByText('Durchsucht sind bisher 300 Nachrichten.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Auch ältere durchsuchen' }));
  expect(await screen.findByText('Wanda Widerruf')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect(await screen.findByText('301 Nachrichten')).toBeTruthy();
});
