import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { MailRecord } from './mail-record.tsx';

const ID = '8d6f3f0c-6a5e-4c3e-9a55-0b7c5f3f2a11';

it('says of a failed mail why it has not left, and sends it again', () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(['admin-mail', ID], {
    id: ID,
    template: 'offer-sent',
    recipient: 'jana@firma.example',
    status: 'dead',
    attempts: 10,
    next_attempt_at: '2026-11-29T10:00:00Z',
    last_error: '550 5.1.1 user unknown',
    valid_until: null,
    created_at: '2026-11-28T10:00:00Z',
    sent_at: null,
    subject: null,
    files: null,
    resent_from: null,
    kept: null,
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MailRecord id={ID} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(html).toContain('Diese Adresse gibt es beim Empfänger nicht.');
  expect(html).toContain('Erneut senden an jana@firma.example');
});
