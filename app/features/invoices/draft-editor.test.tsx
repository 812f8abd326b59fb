// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { InvoiceContent } from '#shared/billing/invoice.ts';
import { buildContent, COMPANY } from '#tests/support/invoice-samples.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { DraftEditor } from './draft-editor.tsx';

afterEach(cleanup);
const press = async (change: Partial<InvoiceContent>): Promise<void> => {
  const draft = {
    id: '7a8d2f0e-59a5-4d56-8a3c-3f7f6c0a1b11',
    content: { ...buildContent(), ...change },
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

it('says in euros how much a position may cost', async () => {
  await press({});
  const [price] = screen.getAllByLabelText(/^Einzelpreis/);
  fireEvent.change(price!, { target: { value: '1000000,01' } });
  expect(
    screen.getByText('Bitte einen Betrag von −1.000.000,00 € bis 1.000.000,00 €.'),
  ).toBeTruthy();
});
