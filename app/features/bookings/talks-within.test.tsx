import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AbsenceList } from './absence-list.tsx';
import { BOOKINGS_KEY } from './calendar-data.ts';
import { ClosedDayList } from './closed-day-list.tsx';

// Far ahead, so that it stays so. 23:30 and 9:00 of the agency's clock.
const TALKS = [
  { starts_at: '2099-06-10T21:30:00Z', ends_at: '2099-06-10T21:45:00Z' },
  { starts_at: '2099-06-11T07:00:00Z', ends_at: '2099-06-11T07:15:00Z' },
];
const show = (list: ReactElement): string => {
  const client = new QueryClient();
  client.setQueryData([...BOOKINGS_KEY, 'upcoming-times'], TALKS);
  return renderToStaticMarkup(<QueryClientProvider client={client}>{list}</QueryClientProvider>);
};
const closed = (day: string) => <ClosedDayList rows={[{ id: '1', day, reason: '' }]} />;
const away = (starts_at: string, ends_at: string) => (
  <AbsenceList rows={[{ id: '1', starts_at, ends_at, reason: '', places: null }]} capacity={1} />
);

it('says of a day or time that is blocked how many talks are already booked in it', () => {
  expect(show(closed('2099-06-10'))).toContain('1 gebuchter Termin in dieser Zeit');
  expect(show(closed('2099-06-12'))).not.toContain('gebucht');
  expect(show(away('2099-06-10T08:00:00Z', '2099-06-11T08:00:00Z'))).toContain(
    '2 gebuchte Termine in dieser Zeit',
  );
  expect(show(away('2099-06-11T07:15:00Z', '2099-06-11T08:00:00Z'))).not.toContain('gebucht');
});
