// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { RequestStatus } from '#shared/quote/request-status.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { RequestOffers } from './request-offers.tsx';

const stored = vi.hoisted(() => ({ offers: [] as unknown[] }));
vi.mock('#app/lib/supabase-browser.ts', () => {
  const rows = {
    select: () => rows,
    eq: () => rows,
    order: async () => ({ data: stored.offers, error: null }),
  };
  return { loadSupabase: async () => ({ from: () => rows }) };
});
vi.mock('#app/lib/use-site.ts', () => ({ useCompany: () => ({ audience: 'all' }) }));
afterEach(cleanup);

const show = (status: RequestStatus, projects: { id: string }[]) => {
  const offer = { id: 'a', number: 'AN-1', version: 1, status: 'accepted', valid_until: null };
  stored.offers = [{ ...offer, projects }];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <RequestOffers request={{ ...REQUEST, status }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};
const REQUEST = { ...buildQuote(), id: 'r' } as unknown as Parameters<
  typeof RequestOffers
>[0]['request'];

it('leads from an enquiry that was ordered to its project first', async () => {
  show('won', [{ id: 'p' }]);
  const way = await screen.findByRole('link', { name: 'Zum Projekt' });
  expect(way.getAttribute('href')).toBe('/admin/projekte/p');
  const offer = screen.getByRole('button', { name: 'Angebot erstellen' });
  expect(way.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('leads to no project before there is one', async () => {
  show('offered', []);
  await screen.findByRole('link', { name: 'AN-1' });
  expect(screen.queryByRole('link', { name: 'Zum Projekt' })).toBeNull();
});
