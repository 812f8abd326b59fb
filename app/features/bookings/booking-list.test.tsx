import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { BookingList, markDays } from './booking-list.tsx';
import { BOOKINGS_KEY, type BookingRow } from './calendar-data.ts';

const MINUTE = 60_000;
const talk = (name: string, minutesFromNow: number): BookingRow => {
  const start = Date.now() + minutesFromNow * MINUTE;
  return {
    id: name,
    reference: `MT-${name}`,
    user_id: null,
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + 15 * MINUTE).toISOString(),
    seat: 1,
    name,
    email: 'karin@firma.example',
    phone: '',
    note: '',
    kind: 'phone',
    place: '',
    status: 'booked',
    confirm_by: null,
    created_at: new Date(start).toISOString(),
  };
};

it('shows a talk that is going on with those to come', () => {
  const client = new QueryClient();
  const rows = [talk('Morgen', 1440), talk('Gerade', -5), talk('Vorbei', -60)];
  client.setQueryData([...BOOKINGS_KEY, 'list'], rows);
  const element = (
    <QueryClientProvider client={client}>
      <BookingList />
    </QueryClientProvider>
  );
  const shown = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
  expect(['Morgen', 'Gerade', 'Vorbei'].filter((name) => shown.includes(name))).toEqual([
    'Morgen',
    'Gerade',
  ]);
});

it('names a day once, as a calendar does', () => {
  const at = (starts_at: string): BookingRow => ({ ...talk(starts_at, 0), starts_at });
  const rows = ['2026-12-01T09:00:00Z', '2026-12-01T13:00:00Z', '2026-12-02T09:00:00Z'].map(at);
  expect(markDays(rows).map(({ isFirst }) => isFirst)).toEqual([true, false, true]);
});
