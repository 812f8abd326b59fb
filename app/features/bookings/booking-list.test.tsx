import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { BookingList } from './booking-list.tsx';
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

function show(...rows: BookingRow[]): string {
  const client = new QueryClient();
  client.setQueryData([...BOOKINGS_KEY, 'list'], rows);
  const element = (
    <QueryClientProvider client={client}>
      <BookingList />
    </QueryClientProvider>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
}

it('shows a talk that is going on with those to come', () => {
  const shown = show(talk('Morgen', 1440), talk('Gerade', -5), talk('Vorbei', -60));
  expect(['Morgen', 'Gerade', 'Vorbei'].filter((name) => shown.includes(name))).toEqual([
    'Morgen',
    'Gerade',
  ]);
});

it('names a day once, as a calendar does', () => {
  const day = 24 * 60;
  const shown = show(talk('c', 3 * day), talk('b', 2 * day), talk('a', 2 * day));
  expect(shown.match(/scope="rowgroup"/g)).toHaveLength(2);
});

it('says of what kind a talk is and how it stands only where that differs', () => {
  const heads = (shown: string) =>
    [...shown.matchAll(/<th[^>]*scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head);
  const plain = talk('a', 60);
  expect(heads(show(plain))).toEqual(['Termin', 'Name', 'Telefon', 'Anliegen', 'Gebucht am']);
  const video: BookingRow = { ...plain, kind: 'video', confirm_by: plain.starts_at };
  const shown = show(plain, { ...video, id: 'b' });
  expect(heads(shown)).toContain('Gespräch');
  expect(shown).toContain('Noch nicht bestätigt');
  expect(shown).not.toContain('Gebucht<');
});
