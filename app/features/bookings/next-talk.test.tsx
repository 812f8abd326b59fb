// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { NextTalk } from './next-talk.tsx';

const stage = vi.hoisted(() => ({ talk: null as { starts_at: string } | null }));
vi.mock('#app/lib/use-rows.ts', () => ({ useRows: () => ({ data: stage.talk }) }));
vi.mock('#app/private/use-live-table.ts', () => ({ useLiveTable: () => undefined }));

afterEach(cleanup);

it.each([
  [null, 'Termin wählen'],
  [{ starts_at: '2099-06-10T08:00:00.000Z' }, /^Mittwoch, 10\. Juni 2099, 10:00\sUhr$/],
])('leads to the talks by the next of them, or to choosing one', (talk, name) => {
  stage.talk = talk;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NextTalk userId="karin" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/portal/termine');
});
