// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AssignAnswer } from './assign-answer.tsx';
import { EXAMPLES_KEY } from './examples.ts';

const asked = vi.hoisted(() => ({ upsert: vi.fn(), remove: vi.fn() }));
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({
    from: () => ({
      upsert: async (...what: unknown[]) => {
        asked.upsert(...what);
        return { error: null };
      },
      delete: () => ({
        eq: async (...what: unknown[]) => {
          asked.remove(...what);
          return { error: null };
        },
      }),
    }),
  }),
}));
afterEach(cleanup);

const QUESTION = 'Was kostet ein Shop?';

/** The list of answers to a message that is learned for one already. */
function open() {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, retry: false } },
  });
  queries.setQueryData(EXAMPLES_KEY, [
    { id: 7, answer: 'price-website', content: QUESTION, created_at: '2026-11-28T09:00:00Z' },
  ]);
  const answers = [
    { id: 'price-website', label: 'Preis einer Website' },
    { id: 'price-shop', label: 'Preis eines Shops' },
  ];
  render(
    <QueryClientProvider client={queries}>
      <AssignAnswer question={QUESTION} answers={answers} label="Richtige Antwort wählen" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^Zuordnung ändern/ }));
  return screen.getByRole('combobox');
}

it('assigns another answer in one write, so that a failure leaves the first', async () => {
  fireEvent.change(open(), { target: { value: 'price-shop' } });
  await vi.waitFor(() =>
    expect(asked.upsert).toHaveBeenCalledExactlyOnceWith(
      { answer: 'price-shop', content: QUESTION },
      { onConflict: 'content' },
    ),
  );
  expect(asked.remove).not.toHaveBeenCalled();
});

it('takes the assignment back', async () => {
  fireEvent.change(open(), { target: { value: '' } });
  await vi.waitFor(() => expect(asked.remove).toHaveBeenCalledExactlyOnceWith('content', QUESTION));
});
