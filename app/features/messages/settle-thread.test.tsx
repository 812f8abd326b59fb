// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SettleThread } from './settle-thread.tsx';

const LAST = '2026-11-27T09:00:00.123456+00:00';
const rpc = vi.hoisted(() => vi.fn<(name: string, values?: object) => unknown>());
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => ({ rpc }) }));
vi.mock('#app/ui/feedback/toast.ts', () => ({ showToast: vi.fn(async () => undefined) }));
afterEach(cleanup);

async function show(thread: { last_from_staff: boolean; waits: boolean }): Promise<void> {
  const rows = [{ customer_id: 'k1', last_at: LAST, ...thread }];
  rpc.mockResolvedValue({ data: rows, error: null });
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <SettleThread customerId="k1" />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queries.getQueryData(['threads'])).toEqual(rows));
}

it.each([
  [true, 'Als erledigt markieren', false],
  [false, 'Wieder öffnen', true],
])('settles what was seen of a customer, and takes it back: %s', async (waits, name, is_open) => {
  await show({ last_from_staff: false, waits });
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
  expect(rpc).toHaveBeenCalledWith('settle_thread', {
    customer_id: 'k1',
    is_open,
    seen_until: LAST,
  });
});

it('has nothing to settle where the agency has written last', async () => {
  await show({ last_from_staff: true, waits: false });
  expect(screen.queryByRole('button')).toBeNull();
});
