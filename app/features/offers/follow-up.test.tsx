// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';

const offer = (id: string, customer_id: string | null) => ({
  id,
  number: `AN-${id}`,
  sent_at: '2026-10-28T10:00:00Z',
  valid_until: '2027-01-26',
  customer_id,
  customer_email: 'petra@example.com',
  title: 'Chatbot für Sprachschule',
  customer: { company: 'Sprachschule', name: 'Petra Fantasie' },
});
const rows = {
  select: () => rows,
  eq: () => rows,
  gte: () => rows,
  order: () => rows,
  overrideTypes: () => rows,
  throwOnError: async () => ({ data: [offer('1', null), offer('2', 'k2'), offer('3', 'k3')] }),
};
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({
    from: () => rows,
    rpc: () => ({ throwOnError: async () => ({ data: [{ offer_id: '3' }] }) }),
  }),
}));
const { useOfferWork } = await import('./follow-up.tsx');
const { WorkList } = await import('#app/private/work-list.tsx');
const Listed = () => <WorkList parts={[useOfferWork()]} />;

it('lists what waits for a customer, and no offer with a question that waits for us', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Listed />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const mail = await screen.findByRole('link', { name: /Nachfassen: AN-1, Sprachschule/ });
  const text = decodeURIComponent(mail.getAttribute('href')!);
  expect(text).toContain('Guten Tag Petra Fantasie,');
  expect(text).toContain('am 28. Oktober 2026');
  expect(text).toContain('AN-1 („Chatbot“)');
  expect(text).toContain('bis zum 26. Januar 2027');
  expect(screen.getByRole('button', { name: /Nachfassen: AN-2/ })).toBeTruthy();
  expect(screen.queryByText(/AN-3/)).toBeNull();
});
