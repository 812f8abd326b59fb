import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { EnquiriesPart } from './enquiries-part.tsx';

const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const figure = { now: 29, before: 10 };

function show(sent?: readonly { day: string; count: number }[]): string {
  const client = new QueryClient();
  const key = (name: string) => [name, PERIOD.from, PERIOD.to];
  client.setQueryData(key('admin-analytics'), {
    days: [],
    sums: { page: figure, visit: figure, campaign: figure, enquiry: figure, talk: figure },
    tops: { page: [], landing: [], source: [], campaign: [], device: [], language: [] },
    origins: [],
    events: [],
  });
  client.setQueryData(key('admin-analytics-flows'), { steps: {}, fields: [], bookings: [] });
  if (sent) client.setQueryData(key('admin-analytics-sent'), sent);
  const element = (
    <QueryClientProvider client={client}>
      <EnquiriesPart period={PERIOD} />
    </QueryClientProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
}

it('shows no figure and draws no line of what is still on its way', () => {
  expect(show()).not.toContain('<polyline');
  expect(show()).not.toContain('–</span>');
  expect(show([{ day: '2026-11-02', count: 29 }])).toContain('<polyline');
});
