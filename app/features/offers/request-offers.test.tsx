// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { RequestStatus } from '#shared/quote/request-status.ts';
import { RequestOffers } from './request-offers.tsx';

const read = vi.hoisted(() => ({ data: [] as object[] }));
vi.mock('#app/lib/use-rows.ts', () => ({ useRows: () => read }));
vi.mock('./start-offer-button.tsx', () => ({
  StartOfferButton: ({ variant, children }: { variant: string; children: string }) => (
    <button type="button">{`${children} (${variant})`}</button>
  ),
}));
afterEach(cleanup);

function listSteps(status: RequestStatus, projects: { id: string } | null = null): unknown[] {
  cleanup();
  read.data = [
    { id: '7', number: 'AN-1', version: 1, status: 'sent', valid_until: null, projects },
  ];
  const request = { id: '1', status } as never;
  const element = <RequestOffers request={request}>Rückfrage</RequestOffers>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const steps = screen.getByText('Rückfrage').childNodes;
  return [...steps].map(({ textContent }) => textContent);
}

it('begins with what is due: the offer, or once it is ordered the project', () => {
  expect(listSteps('new')).toEqual(['Angebot erstellen (primary)', 'Rückfrage']);
  expect(listSteps('offered')).toEqual(['Angebot erstellen (secondary)', 'Rückfrage']);
  expect(listSteps('lost')).toEqual(['Rückfrage', 'Angebot erstellen (quiet)']);
  expect(listSteps('won', { id: '9' })).toEqual([
    'Zum Projekt',
    'Rückfrage',
    'Angebot erstellen (quiet)',
  ]);
  expect(screen.getByRole('link', { name: 'Zum Projekt' }).getAttribute('href')).toBe(
    '/admin/projekte/9',
  );
});
