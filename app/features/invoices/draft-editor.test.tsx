// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { InvoiceContent } from '#shared/billing/invoice.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { DraftEditor } from './draft-editor.tsx';

vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: vi.fn(async () => ({})) }));
afterEach(cleanup);
const show = (change: Partial<InvoiceContent>): void => {
  const draft = {
    id: '7a8d2f0e-59a5-4d56-8a3c-3f7f6c0a1b11',
    content: { ...buildContent(), ...change },
    instalment: null,
    offer: null,
    updated_at: '2026-11-28T10:00:00Z',
  };
  const router = createMemoryRouter([{ path: '*', element: <DraftEditor draft={draft} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PageContext value={{ site: { company: COMPANY } as SiteData, pathname: '/', search: '' }}>
        <RouterProvider router={router} />
      </PageContext>
    </QueryClientProvider>,
  );
};
const press = async (change: Partial<InvoiceContent>): Promise<void> => {
  show(change);
  // Once at the end of the page, once above the bar of phones.
  const [issue] = await screen.findAllByRole('button', { name: 'Ausstellen …' });
  fireEvent.click(issue!);
};

it('asks about what can be issued, and names what is missing before that', async () => {
  await press({});
  expect(await screen.findByText('Rechnung ausstellen?')).toBeTruthy();
  cleanup();

  await press({ servicePeriod: { from: '2026-11-20', to: '2026-11-10' } });
  expect(await screen.findAllByText('Das Ende liegt vor dem Anfang.')).not.toHaveLength(0);
  const until = screen.getByLabelText<HTMLInputElement>(/^Leistung bis/);
  expect(until.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Rechnung ausstellen?')).toBeNull();
  expect(await screen.findByText('Noch nicht vollständig')).toBeTruthy();
});

it('takes a down payment before the work, and asks for the period once one is planned', async () => {
  await press({ part: 'down', servicePeriod: null });
  expect(await screen.findByText('Rechnung ausstellen?')).toBeTruthy();
  cleanup();

  show({ part: 'down', servicePeriod: null });
  expect(screen.queryByLabelText(/^Leistung von/)).toBeNull();
  fireEvent.click(await screen.findByLabelText(/noch nicht erbracht/));
  expect(await screen.findByLabelText(/^Leistung von/)).toBeTruthy();
  cleanup();

  show({});
  expect(screen.queryByLabelText(/noch nicht erbracht/)).toBeNull();
});

it('warns of days that look mistyped, and issues all the same', async () => {
  await press({ servicePeriod: { from: '2016-10-01', to: '2999-11-20' } });
  expect(await screen.findByText(/01\.10\.2016, vor mehr als zwei Jahren/)).toBeTruthy();
  expect(screen.getByText(/20\.11\.2999, in mehr als einem Jahr/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ausstellen und senden' })).toBeTruthy();
});

it('looks up an invoice whose answer was lost before it says anything', async () => {
  let number: string | null = null;
  const asked: unknown[] = [];
  const row = {
    select: () => row,
    eq: () => row,
    maybeSingle: async () => ({ data: { number } }),
  };
  vi.mocked(loadSupabase).mockResolvedValue({
    from: () => row,
    functions: {
      invoke: async (_: string, { body }: { body: unknown }) => {
        asked.push(body);
        throw new TypeError('Failed to fetch');
      },
    },
  } as never);
  const issue = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Ausstellen und senden' }));
  await press({});
  await issue();
  await screen.findByText('Keine Antwort erhalten');
  expect(screen.queryByText('Nicht ausgestellt')).toBeNull();
  number = 'RE-2026-0009';
  fireEvent.click(screen.getAllByRole('button', { name: 'Ausstellen …' })[0]!);
  await issue();
  await screen.findByText('Rechnung RE-2026-0009 ausgestellt');
  expect(asked).toMatchObject([{ action: 'issue' }, { action: 'issue' }]);
});

it('marks on the sheet the part whose field is edited, and none once it is left', async () => {
  show({});
  const edited = (): string | undefined =>
    document.querySelector('[data-edited]')?.textContent ?? undefined;
  const title = await screen.findByLabelText<HTMLInputElement>(/^Betreff/);
  fireEvent.focus(title);
  expect(edited()).toContain(title.value);
  fireEvent.blur(title);
  expect(edited()).toBeUndefined();
});
