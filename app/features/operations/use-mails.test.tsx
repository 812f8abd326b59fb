// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const mail = (id: string) => ({ id, template: 'x', recipient: 'a@b.example' });
const found = (...ids: string[]) => Promise.resolve({ data: ids.map(mail), error: null });
const rows = {
  order: () => rows,
  limit: () =>
    Object.assign(found('new', 'new and dead'), {
      or: () => found('new and dead', 'old and dead'),
    }),
};
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: () => Promise.resolve({ from: () => ({ select: () => rows }) }),
}));
const { useMails } = await import('./mail-rows.ts');

const Ids = () => (
  <output>
    {useMails()
      .data?.map(({ id }) => id)
      .join(', ')}
  </output>
);

it('lists what has failed first however old it is, and nothing twice', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Ids />
    </QueryClientProvider>,
  );
  expect((await screen.findByText(/new/)).textContent).toBe('new and dead, old and dead, new');
});
