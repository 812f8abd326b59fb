import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { REQUEST_STATUSES } from '#shared/quote/request-status.ts';
import { RequestRecord } from './request-record.tsx';

function show(status: string): string {
  const client = new QueryClient();
  client.setQueryData(['admin-request', '1'], {
    id: '1',
    name: 'Karin Probe',
    company: '',
    reference: 'MD-1',
    status,
    created_at: '2026-09-28T10:00:00Z',
    respond_by: '2026-09-30T14:04:00Z',
    additional_services: [],
    shown_price: 590,
    estimated_price: 590,
    package_price: null,
    client_estimated_price: null,
    email: 'karin@firma.example',
    phone: '',
    suspicions: [],
    quote_files: [],
    quote_consents: [],
    quote_request_events: [],
    quote_request_notes: [],
  });
  const element = (
    <QueryClientProvider client={client}>
      <RequestRecord
        id="1"
        kind="Angebotsanfrage"
        nextOf={() => null}
        back={['/admin', 'Anfragen']}
      />
    </QueryClientProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
}

it('says until when to answer as long as an answer is due', () => {
  const due = REQUEST_STATUSES.filter(({ id }) => show(id).includes('antworten bis'));
  expect(due.map(({ id }) => id)).toEqual(['new', 'in_review']);
});
