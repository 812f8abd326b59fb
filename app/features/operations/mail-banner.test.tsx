// @vitest-environment happy-dom
import { createClient } from '@supabase/supabase-js';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { MailBanner } from './mail-banner.tsx';

const fetch = vi.fn();
const client = createClient('http://localhost', 'key', { global: { fetch } });
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => client }));
afterEach(() => vi.useRealTimers());

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
  expect(refused).toMatch(/>Prüfen<span class="sr-only">: Mailserver</);
  expect(show(false, '', '/admin/mailserver')).toBe('');
  expect(show(false, '', '/admin/einrichten/mail')).toBe('');
  expect(show(false, '', '/admin/mails')).toBe('');
  expect(show(true, 'Kein Platz.', '/admin/mails')).toContain('Kein Platz.');
});

it('is gone by itself soon after mails leave again', async () => {
  vi.useFakeTimers();
  const failure = {
    last_error: 'connect ECONNREFUSED 127.0.0.1:25',
    attempts: 1,
    next_attempt_at: new Date(Date.now() + 30_000).toISOString(),
  };
  let failures = [failure];
  fetch.mockImplementation(async (url: URL | string) =>
    Response.json(String(url).includes('last_error') ? failures : []),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/admin/uebersicht']}>
        <MailBanner hasServer />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(1000);
  expect(screen.queryByText('E-Mails gehen nicht hinaus.')).not.toBeNull();
  failures = [];
  await wait(70_000);
  expect(screen.queryByText('E-Mails gehen nicht hinaus.')).toBeNull();
});
