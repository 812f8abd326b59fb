// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { ThreadList, type ThreadSummary } from './thread-list.tsx';

const rpc = vi.hoisted(() => vi.fn<() => unknown>());
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => ({ rpc }) }));
afterEach(cleanup);

const thread = (index: number): ThreadSummary => ({
  customer_id: `k${index}`,
  full_name: `Kunde ${index}`,
  email: '',
  last_at: '2026-11-27T09:00:00Z',
  last_body: 'Danke',
  last_from_staff: true,
  unread: 0,
  waits: false,
});

it.each([
  [1, '1 Kunde'],
  [199, '199 Kunden'],
  [200, 'Die ersten 200 Kunden'],
])('does not pass off the first customers as all: %i', async (count, told) => {
  rpc.mockResolvedValue({ data: Array.from({ length: count }, (_, i) => thread(i)), error: null });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ThreadList waiting={[]} shown={undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(told)).toBeTruthy();
});
