import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { MailBanner } from './mail-banner.tsx';

function show(hasServer: boolean, fault: string, at = '/admin/uebersicht'): string {
  const queries = new QueryClient();
  queries.setQueryData(['admin-mails', 'fault'], fault);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <MailBanner hasServer={hasServer} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('leads to the mail server while no mail leaves, and is silent there', () => {
  expect(show(true, '')).toBe('');
  const missing = show(false, '');
  expect(missing).toContain('Es ist kein Mailserver eingetragen.');
  expect(missing).toContain('href="/admin/mailserver"');
  const refused = show(true, 'Der Mailserver war nicht zu erreichen.');
  expect(refused).toContain('Der Mailserver war nicht zu erreichen.');
  expect(refused).toContain('Mailserver prüfen');
  expect(show(false, '', '/admin/mailserver')).toBe('');
  expect(show(false, '', '/admin/einrichten/mail')).toBe('');
  expect(show(false, '', '/admin/mails')).toBe('');
  expect(show(true, 'Kein Platz.', '/admin/mails')).toContain('Kein Platz.');
});
