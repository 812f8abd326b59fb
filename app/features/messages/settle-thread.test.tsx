// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SettleThread } from './settle-thread.tsx';

const LAST = '2026-11-27T09:00:00.123456+00:00';
const { rpc, read } = vi.hoisted(() => ({
  rpc: vi.fn<(name: string, values?: object) => unknown>(),
  read: vi.fn<() => unknown>(),
}));
vi.mock('#app/lib/supabase-browser.ts', () => {
  const rows = {
    select: () => rows,
    eq: () => rows,
    order: () => rows,
    limit: () => rows,
    maybeSingle: read,
  };
  return { loadSupabase: async () => ({ rpc, from: () => rows }) };
});
vi.mock('#app/ui/feedback/toast.ts', () => ({ showToast: vi.fn(async () => undefined) }));
afterEach(cleanup);

async function show(message: { from_staff: boolean; settled_at: string | null }): Promise<void> {
  rpc.mockResolvedValue({ data: 1, error: null });
  const last = { created_at: LAST, ...message };
  read.mockResolvedValue({ data: last, error: null });
  const queries = new QueryClient();
  render(
    <QueryClientProvider client={queries}>
      <SettleThread customerId="k1" />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(queries.getQueryData(['thread', 'k1', 'last'])).toEqual(last));
}

it.each([
  [null, 'Als erledigt markieren', false],
  [LAST, 'Wieder öffnen', true],
])(
  'settles what was seen of a customer, and takes it back: %s',
  async (settled_at, name, is_open) => {
    await show({ from_staff: false, settled_at });
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
    expect(rpc).toHaveBeenCalledWith('settle_thread', {
      customer_id: 'k1',
      is_open,
      seen_until: LAST,
    });
  },
);

it('has nothing to settle where the agency has written last', async () => {
  await show({ from_staff: true, settled_at: null });
  expect(screen.queryByRole('button')).toBeNull();
});
