// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { DraftIssue } from './draft-issue.tsx';
import { SUMMARY_KEY, UNNAMED } from './issue.ts';

afterEach(cleanup);

it('begins without a subject, and goes out with none but its own, to as many as it says', async () => {
  const issue = {
    id: '7a8d2f0e-59a5-4d56-8a3c-3f7f6c0a1b11',
    subject: UNNAMED,
    body: 'Wir haben **neue** Öffnungszeiten.',
    status: 'draft' as const,
    recipients: 0,
    sent_at: null,
    updated_at: '2026-11-28T10:00:00Z',
  };
  const router = createMemoryRouter([
    { path: '*', element: <DraftIssue issue={issue} hasServer /> },
  ]);
  const queries = new QueryClient();
  queries.setQueryData(SUMMARY_KEY, { requested: 0, confirmed: 15, unsubscribed: 0, issues: [] });
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const field = await screen.findByLabelText<HTMLInputElement>(/^Betreff/);
  const send = screen.getByRole<HTMLButtonElement>('button', {
    name: 'An 15 Adressen senden …',
  });
  expect(field.value).toBe('');
  expect(send.disabled).toBe(true);
  fireEvent.change(field, { target: { value: 'Neues im Advent' } });
  expect(send.disabled).toBe(false);
  // Written as it is read, without what mails show badly.
  const text = screen.getByRole('textbox', { name: 'Text' });
  expect(text.innerHTML).toBe('<p>Wir haben <strong>neue</strong> Öffnungszeiten.</p>');
  expect(screen.getByRole('button', { name: 'Überschrift' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tabelle' })).toBeNull();
});
