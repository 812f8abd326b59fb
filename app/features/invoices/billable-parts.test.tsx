import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { buildContent } from '#tests/support/invoice-samples.ts';
import { BillableParts } from './billable-parts.tsx';

const { customer, title } = buildContent();
const OFFER = {
  id: 'o',
  number: 'AN-2026-0001',
  content: { title, customer, paymentPlan: { kind: 'single' } },
  projects: null,
};

const show = (invoices: readonly object[]): string => {
  const queries = new QueryClient();
  queries.setQueryData(
    ['admin-invoices', 'accepted-offers', null, undefined],
    [{ ...OFFER, invoices }],
  );
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <BillableParts offerId={null} customerId={undefined} disabled={false} onChoose={vi.fn()} />
      </QueryClientProvider>
    </MemoryRouter>,
  );
};
const invoice = { id: 'i', kind: 'invoice', instalment: 1, content: { part: 'full' } };

it('leads to the draft of what is not billed yet', () => {
  const shown = show([{ ...invoice, status: 'draft' }]);
  expect(shown).toContain('href="/admin/rechnungen/i"');
  expect(shown).not.toContain('abzurechnen');
  expect(show([])).toContain('Anlegen');
  expect(show([]).replaceAll(/<[^>]*>/g, '')).toContain('zu AN-2026-0001');
  expect(show([{ ...invoice, status: 'issued' }])).toContain(
    'Kein angenommenes Angebot ist noch abzurechnen.',
  );
});
