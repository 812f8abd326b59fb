// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import type { AdminOffer } from './admin-offer.ts';
import { CustomerLink } from './offer-actions.tsx';

const DECIDED = { code: '55000', message: 'Über dieses Angebot ist entschieden' };
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({ rpc: async () => ({ data: null, error: DECIDED }) }),
}));
vi.mock('#app/ui/feedback/toast.ts', () => ({
  prepareToasts: () => undefined,
  showFailure: vi.fn(async () => undefined),
  showToast: async () => undefined,
}));
afterEach(cleanup);

it('says why an offer was not withdrawn on which its customer has decided meanwhile', async () => {
  const offer = {
    id: 'x',
    valid_until: '2999-12-31',
    decided_at: null,
    customer_email: 'ada@kunde.example',
    snapshot: OFFER_SAMPLE,
    offer_links: [],
  } as unknown as AdminOffer;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CustomerLink offer={offer} state="sent" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Angebot zurückziehen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
  await vi.waitFor(() =>
    expect(showFailure).toHaveBeenCalledWith('Nicht zurückgezogen', DECIDED.message),
  );
});
