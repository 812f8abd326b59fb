import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FACTORS_QUERY } from './factors.ts';
import { SecurityGlance } from './security-glance.tsx';
import { SESSIONS_QUERY, type OwnSession } from './use-sessions.ts';

const session = (id: string, isCurrent: boolean): OwnSession => ({
  id,
  created_at: '2026-11-27T10:00:00Z',
  refreshed_at: '2026-11-27T10:00:00Z',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  is_current: isCurrent,
});

function show(factors: readonly object[], sessions: readonly OwnSession[]): string {
  const client = new QueryClient();
  client.setQueryData([FACTORS_QUERY], factors);
  client.setQueryData([SESSIONS_QUERY], sessions);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SecurityGlance />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says in two lines whether a second factor is asked for, and where one is signed in', () => {
  const alone = show([{ status: 'unverified' }], [session('a', true)]);
  expect(alone).toContain('Nicht eingerichtet');
  expect(alone).toContain('Chrome auf Linux (hier)<');
  const both = show(
    [{ status: 'verified' }],
    [session('b', false), session('a', true), session('c', false)],
  );
  expect(both).toContain('Eingeschaltet');
  expect(both).toContain('Chrome auf Linux (hier), 2 weitere Sitzungen');
});
