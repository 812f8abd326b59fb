// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { StatusField } from './request-record.tsx';
import { writeStatus } from './use-requests.ts';

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
    in: (...filter: unknown[]) => {
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
    ['status', 'new'],
    ['id', ['7']],
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

it('stores several over what is shown of each, and says of how many it was too late', async () => {
  Object.assign(asked, { filters: [], rows: [{ id: '1' }] });
  const rows = [
    { id: '1', status: 'new' },
    { id: '2', status: 'in_review' },
    { id: '3', status: 'new' },
  ] as const;
  const client = await loadSupabase();
  const { error } = await writeStatus(client, { rows, status: 'lost' });
  expect(asked.filters).toEqual([
    ['status', 'new'],
    ['id', ['1', '3']],
    ['status', 'in_review'],
    ['id', ['2']],
  ]);
  // The double answers each of the two writes with one row.
  expect(error?.message).toMatch(/^Den Status von 1 der 3 Anfragen hat jemand anderes/);
});
