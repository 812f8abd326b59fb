// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { StatusField } from './request-record.tsx';

const asked = vi.hoisted(() => ({ filters: [] as unknown[][], rows: [] as { id: string }[] }));
vi.mock('#app/ui/feedback/toast.ts', () => ({
  showFailure: vi.fn(async () => undefined),
  showToast: vi.fn(async () => undefined),
}));
vi.mock('#app/lib/supabase-browser.ts', () => {
  const rows = {
    update: () => rows,
    eq: (...filter: unknown[]) => {
      asked.filters.push(filter);
      return rows;
    },
    select: async () => ({ data: asked.rows, error: null }),
  };
  return { loadSupabase: async () => ({ from: () => rows }) };
});
afterEach(cleanup);

/** Chooses 'Verloren' where 'Neu' is shown; `rows`: those that are still new. */
function choose(rows: { id: string }[]) {
  Object.assign(asked, { filters: [], rows });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StatusField id="7" status="new" />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'lost' } });
}

it('stores a status over the one that is shown alone, and says so', async () => {
  choose([{ id: '7' }]);
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'Status: Verloren' }));
  expect(asked.filters).toEqual([
    ['id', '7'],
    ['status', 'new'],
  ]);
});

it('says that somebody else was faster', async () => {
  choose([]);
  await vi.waitFor(() =>
    expect(showFailure).toHaveBeenCalledWith(
      'Nicht gespeichert',
      'Jemand anderes hat den Status inzwischen geändert.',
    ),
  );
});
