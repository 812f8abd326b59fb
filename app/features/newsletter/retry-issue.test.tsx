import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SUMMARY_KEY, type IssueRow } from './issue.ts';
import { RetryIssue } from './retry-issue.tsx';

const show = (failed: number): string => {
  const queries = new QueryClient();
  const issue = { id: '1', failed } as IssueRow;
  queries.setQueryData(SUMMARY_KEY, {
    requested: 0,
    confirmed: 0,
    unsubscribed: 0,
    issues: [issue],
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <RetryIssue id="1" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it('offers to send once more what has failed, and nothing where all has arrived', () => {
  expect(show(1)).toContain('Eine Mail dieser Ausgabe ist gescheitert.');
  expect(show(1200)).toContain('1.200 Mails dieser Ausgabe sind gescheitert.');
  expect(show(1200)).toContain('Noch einmal senden');
  expect(show(0)).toBe('');
});
