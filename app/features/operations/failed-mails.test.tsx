import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MailCount } from './failed-mails.tsx';

const show = (count: number): string => {
  const queries = new QueryClient();
  queries.setQueryData(['admin-mails', 'failed'], count);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MailCount tone="urgent" />
    </QueryClientProvider>,
  ).replaceAll(/<[^>]+>/g, '');
};

it('counts in the navigation what was not sent, and says nothing where all was', () => {
  expect(show(0)).toBe('');
  expect(show(1)).toBe('1 Mail nicht gesendet');
  expect(show(12)).toBe('12 Mails nicht gesendet');
});
