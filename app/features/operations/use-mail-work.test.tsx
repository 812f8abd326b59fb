// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const mail = (id: number) => ({
  id: `mail-${id}`,
  template: 'quote-confirmation',
  recipient: 'ada@firma.example',
  created_at: '2026-11-29T10:00:00Z',
});
const fetch = async () =>
  Response.json(
    Array.from({ length: 10 }, (_, index) => mail(index)),
    {
      headers: { 'content-range': '0-9/40' },
    },
  );
const client = createClient('http://localhost', 'key', { global: { fetch } });
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => client }));
const { useMailWork } = await import('./use-mail-work.ts');

const Rows = () => useMailWork().rows?.map(({ id, who, to }) => <p key={id}>{`${who} ${to}`}</p>);

it('names the first ten mails and says how many more were not sent', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Rows />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('30 weitere /admin/mails')).not.toBeNull();
  expect(screen.getAllByText(/mail-/)).toHaveLength(10);
});
