import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import type { AdminOffer } from './admin-offer.ts';
import { CustomerLink } from './offer-actions.tsx';
import { findOfferState } from './offer-facts.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const show = (changes: Partial<AdminOffer>): string => {
  const offer: AdminOffer = {
    id: 'x',
    number: 'AN-2026-0007',
    version: 1,
    status: 'sent',
    quote_request_id: null,
    customer_id: null,
    customer_email: 'ada@kunde.example',
    content: OFFER_SAMPLE.content,
    snapshot: OFFER_SAMPLE,
    snapshot_hash: '0',
    valid_until: '2026-12-20',
    decided_at: null,
    accepted_options: null,
    updated_at: '2026-11-22T10:00:00Z',
    projects: null,
    offer_links: [{ created_at: '2026-11-20T10:00:00Z', revoked_at: null }],
    offer_events: [],
    ...changes,
  };
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <CustomerLink offer={offer} state={findOfferState(offer)} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};

it('says of the link of a customer what it opens, and until when', () => {
  expect(show({})).toContain('und kann es annehmen.');
  const ordered = show({ status: 'accepted', decided_at: '2026-11-27T10:00:00Z' });
  expect(ordered).toContain('ohne Anmeldung bis 27. Dezember 2026.');
  const expired = show({ valid_until: '2026-11-25' });
  expect(expired).toContain('bis 20. Dezember 2026. Annehmen lässt es sich nicht mehr.');
});

it('shows no link that opens nothing any more', () => {
  for (const status of ['superseded', 'withdrawn'])
    expect(show({ status, decided_at: '2026-11-27T10:00:00Z' })).toBe('');
  const sentLongAgo = [{ created_at: '2026-10-01T10:00:00Z', revoked_at: null }];
  expect(show({ valid_until: '2026-11-01', offer_links: sentLongAgo })).toBe('');
});
