import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { IssueList } from './issue-list.tsx';

const showState = (waiting: number, failed: number): string => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <IssueList
          issues={[
            {
              id: '1',
              subject: 'Advent',
              status: 'sent',
              recipients: 1500,
              sent_at: '2026-11-28T10:00:00Z',
              updated_at: '2026-11-28T10:00:00Z',
              waiting,
              failed,
            },
          ]}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return /data-tone="(\w+)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)</.exec(html)!.slice(1).join(': ');
};

it('tells of an issue how far it is, and what of it has failed', () => {
  expect(showState(3, 0)).toBe('waiting: Wird verschickt');
  expect(showState(0, 0)).toBe('success: Verschickt');
  expect(showState(0, 1500)).toBe('danger: 1.500 gescheitert');
});
