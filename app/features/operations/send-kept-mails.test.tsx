// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Answer = { data: null; error: { code: string; message: string } | null };
const rpc = vi.fn((_name: string, _values: { mail_id: string }): Promise<Answer> =>
  Promise.resolve({ data: null, error: null }),
);
const showToast = vi.fn();
const showFailure = vi.fn();
let kept: string[] = [];
vi.mock('#app/ui/feedback/toast.ts', () => ({ showFailure, showToast }));
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: () => Promise.resolve({ rpc }) }));
vi.mock('./kept-mails.ts', () => ({ readKeptMails: () => Promise.resolve(kept) }));
vi.mock('#app/private/dialog.tsx', () => ({
  Dialog: ({ title, footer }: { title: string; footer: ReactNode }) => (
    <div>
      <h2>{title}</h2>
      {footer}
    </div>
  ),
}));
const { SendKeptMails } = await import('./send-kept-mails.tsx');

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SendKeptMails />
    </QueryClientProvider>,
  );
async function confirm() {
  show();
  fireEvent.click(await screen.findByText('Jetzt senden'));
  expect(screen.getByText('3 Mails senden?')).toBeTruthy();
  expect(rpc).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByText('Jetzt senden').at(-1)!);
}
const refuse = (code: string, at: string) =>
  rpc.mockImplementation((_name, { mail_id }) =>
    Promise.resolve({ data: null, error: mail_id === at ? { code, message: code } : null }),
  );

beforeEach(() => {
  kept = ['a', 'b', 'c'];
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('sends what was only kept, one after another, once it has asked', async () => {
  refuse('55000', 'b');
  await confirm();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: '2 Mails werden gesendet, 1 gilt nicht mehr',
    }),
  );
  expect(rpc.mock.calls).toEqual(['a', 'b', 'c'].map((id) => ['resend_mail', { mail_id: id }]));
});

it('stops where the connection breaks off, and says how far it came', async () => {
  refuse('', 'b');
  await confirm();
  await waitFor(() =>
    expect(showFailure).toHaveBeenCalledWith(
      expect.any(String),
      'Eine Mail wird gesendet, dann brach es ab.',
    ),
  );
  expect(rpc).toHaveBeenCalledTimes(2);
});

it('names one mail, and is not there without any', async () => {
  kept = ['a'];
  show();
  await screen.findByText(/^Eine Mail wurde nur gespeichert, als noch kein/);
  cleanup();
  kept = [];
  const { container } = show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('');
});
