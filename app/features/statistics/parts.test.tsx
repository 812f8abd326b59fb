// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { EnquiriesPart } from './enquiries-part.tsx';
import type { Flows } from './flows.ts';
import type { Report } from './report.ts';
import type { Sales } from './sales.ts';
import { TechnicalPart } from './technical-part.tsx';

const least = vi.fn();
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => {
    const rows = {
      select: () => rows,
      is: () => rows,
      gte: (column: string, value: string) => {
        least(column, value);
        return rows;
      },
      order: async () => ({ data: [], error: null }),
    };
    return { from: () => rows };
  },
}));
afterEach(cleanup);

const PERIOD = { from: '2026-11-08', to: '2026-11-14' };
const [FROM, TO] = ['2026-11-01', '2026-11-07'];
const COUNTED = { now: 20, before: 10 };
const REPORT: Report = {
  days: [],
  sums: { page: COUNTED, visit: COUNTED, campaign: COUNTED, enquiry: COUNTED, talk: COUNTED },
  tops: { page: [], landing: [], source: [], campaign: [], device: [], language: [] },
  origins: [],
  events: [],
};
const FLOWS: Flows = {
  views: 0,
  steps: {},
  fields: [],
  vitals: [],
  chat: { conversations: 0, handovers: 0, outcomes: {} },
};
const SALES: Sales = {
  way: { requests: 0, offered: 0, accepted: 0, paid: 0 },
  orders: [{ package: '', cents: 90_000 }],
  receivedCents: 50_000,
};

/** Shows a part, of which everything is known that is given. */
function show(part: React.ReactNode, known: readonly [key: unknown[], data: unknown][]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, data] of known) client.setQueryData(key, data);
  const element = <QueryClientProvider client={client}>{part}</QueryClientProvider>;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}
const report: [unknown[], unknown] = [['admin-analytics', PERIOD.from, PERIOD.to], REPORT];
const flows = (from: string, to: string): [unknown[], unknown] => [
  ['admin-analytics-flows', from, to],
  FLOWS,
];

it('compares no money before that of the period before is there', () => {
  show(<EnquiriesPart period={PERIOD} />, [
    report,
    flows(PERIOD.from, PERIOD.to),
    flows(FROM, TO),
    [['admin-analytics-sales', PERIOD.from, PERIOD.to], SALES],
  ]);
  const sums = screen.getByRole('region', { name: 'Summen' });
  expect(sums.textContent).toContain('Abgeschickte Anfragen20davor 10');
  expect(sums.textContent).toContain('Beauftragt, nettoEingegangen');
  expect(sums.textContent).not.toContain('neu');
});

it('looks for errors from the midnight of the agency on', async () => {
  show(<TechnicalPart period={PERIOD} />, [report, flows(PERIOD.from, PERIOD.to), flows(FROM, TO)]);
  await vi.waitFor(() =>
    expect(least).toHaveBeenCalledWith('last_seen', '2026-10-31T23:00:00.000Z'),
  );
});

it('looks for them anew for a period of another length that begins on the same day', async () => {
  least.mockClear();
  const shorter = { ...PERIOD, to: '2026-11-11' };
  show(
    <>
      <TechnicalPart period={PERIOD} />
      <TechnicalPart period={shorter} />
    </>,
    [
      report,
      flows(PERIOD.from, PERIOD.to),
      flows(FROM, TO),
      [['admin-analytics', shorter.from, shorter.to], REPORT],
      flows(shorter.from, shorter.to),
      flows('2026-11-04', TO),
    ],
  );
  await vi.waitFor(() => expect(least).toHaveBeenCalledTimes(2));
});
