// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

const rpc = vi.fn(() => Promise.resolve({ data: 2, error: null }));
const mail = (
  id: string,
  status: string,
  last_error: string | null = null,
  valid_until: string | null = null,
) => ({ id, status, last_error, valid_until });
const over = mail('e', 'dead', '550', '2026-11-01T08:00:00Z');
let failed = [mail('a', 'dead'), mail('b', 'pending', '451 later'), mail('c', 'held'), over];
const rows = {
  order: () => rows,
  limit: () =>
    Object.assign(Promise.resolve({ data: [mail('d', 'sent')], error: null }), {
      or: () => Promise.resolve({ data: failed, error: null }),
    }),
};
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: () => Promise.resolve({ from: () => ({ select: () => rows }), rpc }),
}));
vi.mock('#app/private/dialog.tsx', () => ({
  Dialog: ({
    title,
    children,
    footer,
  }: {
    title: string;
    children: ReactNode;
    footer: ReactNode;
  }) => (
    <div>
      <h2>{title}</h2>
      {children}
      {footer}
    </div>
  ),
}));
const { RetryAllMails } = await import('./retry-all-mails.tsx');

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RetryAllMails />
    </QueryClientProvider>,
  );

it('sends all that failed at one press, after it has asked', async () => {
  show();
  fireEvent.click(await screen.findByText('Alle gescheiterten erneut senden'));
  await screen.findByText('2 Mails erneut senden?');
  expect(rpc).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Jetzt senden'));
  await waitFor(() => expect(rpc).toHaveBeenCalledWith('retry_failed_mails'));
});

it('is not there for one mail, which has its own button', async () => {
  failed = [mail('a', 'dead'), mail('c', 'held')];
  const { container } = show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('');
});
