// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';

let sent = 0;
const answer = {
  is: () => answer,
  eq: () => answer,
  gt: () => Promise.resolve({ count: sent, error: null }),
};
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: () => Promise.resolve({ from: () => ({ select: () => answer }) }),
}));
const { MailBudgetNote } = await import('./mail-budget-note.tsx');

const show = (count: number) => {
  sent = count;
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MailBudgetNote />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
};

it('warns before the mails of an hour are used up, and says nothing until then', async () => {
  const quiet = show(799);
  await waitFor(() => expect(quiet.getQueryData(['admin-mails', 'budget'])).toBeDefined());
  expect(screen.queryByRole('alert')).toBeNull();
  show(812);
  expect((await screen.findByRole('alert')).textContent).toContain(
    '812 von höchstens 1.000 gingen in der letzten Stunde hinaus',
  );
});
