import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { SUMMARY_KEY } from './issue.ts';

vi.mock('#app/private/dialog.tsx', () => ({
  Dialog: ({ children, footer }: { children: ReactNode; footer: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));
const { SendIssueDialog } = await import('./send-issue-dialog.tsx');

const show = (hasServer: boolean): string => {
  const client = new QueryClient();
  client.setQueryData(SUMMARY_KEY, { requested: 0, confirmed: 2, unsubscribed: 0, issues: [] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SendIssueDialog hasServer={hasServer} busy={false} onSend={() => {}} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
};

it('sends to nobody while no mail server is set, and leads to where it is entered', () => {
  expect(show(true)).toContain('bekommt diese Ausgabe genau einmal');
  expect(show(true)).not.toContain('disabled=""');
  expect(show(false)).toContain('href="/admin/mailserver"');
  expect(show(false)).toContain('disabled=""');
});
