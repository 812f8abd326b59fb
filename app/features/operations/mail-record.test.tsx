import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { RESTORED_MAIL } from '#shared/core/restored-mail.ts';
import { MailRecord } from './mail-record.tsx';

const ID = '8d6f3f0c-6a5e-4c3e-9a55-0b7c5f3f2a11';

function show(mail: object): string {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(['admin-mail', ID], {
    id: ID,
    template: 'offer-sent',
    recipient: 'jana@firma.example',
    attempts: 10,
    next_attempt_at: '2026-11-29T10:00:00Z',
    valid_until: null,
    created_at: '2026-11-28T10:00:00Z',
    sent_at: null,
    subject: null,
    files: null,
    resent_from: null,
    kept: null,
    ...mail,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MailRecord id={ID} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says of a failed mail why it has not left, and sends it again', () => {
  const html = show({ status: 'dead', last_error: '550 5.1.1 user unknown' });
  expect(html).toContain('Diese Adresse gibt es beim Empfänger nicht.');
  expect(html).toContain('Erneut senden an jana@firma.example');
});

it('says whether a mail is held for the number of them, or comes from a backup', () => {
  const many = show({ status: 'held', last_error: '451 later' });
  expect(many).toContain('Zu viele Mails an eine unbestätigte Adresse.');
  const restored = show({ status: 'held', last_error: RESTORED_MAIL });
  expect(restored.split(RESTORED_MAIL)).toHaveLength(2);
  expect(restored).not.toContain('Zu viele');
  expect(restored).toContain('Trotzdem senden an jana@firma.example');
});
