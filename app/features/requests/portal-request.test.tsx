// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { RequestDetail } from './portal-request.tsx';

const read = vi.hoisted(() => ({ data: {} }));
vi.mock('#app/lib/use-rows.ts', () => ({ useRow: () => read }));
vi.mock('#app/private/use-live-table.ts', () => ({ useLiveTable: () => undefined }));
vi.mock('./request-promise.tsx', () => ({
  RequestPromise: () => 'Unser Angebot erhalten Sie bis',
}));
afterEach(cleanup);

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

function show(facts: object) {
  read.data = {
    reference: 'MD-1',
    project_type: 'shop',
    package: '',
    package_price: null,
    estimated_price: 2590,
    additional_services: [],
    urgency: '',
    message: 'Wir verkaufen Käse.',
    status: 'new',
    created_at: fromNow(-1),
    respond_by: fromNow(23),
    merged: null,
    quote_files: [],
    quote_request_events: [{ status: 'new', created_at: fromNow(-1) }],
    offers: [],
    ...facts,
  };
  const router = createMemoryRouter([{ path: '*', element: <RequestDetail id="1" contact="" /> }]);
  render(<RouterProvider router={router} />);
}
const links = () =>
  screen
    .getAllByRole('link')
    .slice(1)
    .map((link) => [link.textContent, link.getAttribute('href')]);
const OFFER = { id: '7', number: 'AN-1', status: 'sent', projects: null };

it('promises the offer at its point as long as the hour has not come', () => {
  show({});
  expect(screen.getAllByRole('listitem')[2]!.textContent).toContain('Unser Angebot erhalten Sie');
  cleanup();
  show({ status: 'in_review', respond_by: fromNow(-1) });
  expect(screen.queryByText(/Unser Angebot erhalten Sie/)).toBeNull();
});

it('leads to the offer, once it is ordered to its project too', () => {
  show({ status: 'offered', offers: [OFFER, { ...OFFER, id: '8', status: 'draft' }] });
  expect(links()).toEqual([['Angebot AN-1 ansehen', '/portal/angebote/7']]);
  cleanup();
  show({ status: 'won', offers: [{ ...OFFER, status: 'accepted', projects: { id: '9' } }] });
  expect(links().at(-1)).toEqual(['Zum Projekt', '/portal/projekte/9']);
});

it('leaves what comes to the enquiry that it is handled with', () => {
  show({ merged: { id: '2', reference: 'MD-2' } });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(1);
  expect(links()).toEqual([['Anfrage MD-2', '/portal/anfragen/2']]);
});

it('is headed by what the customer wishes', () => {
  show({});
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Sie möchten einen Online-Shop');
});
