// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SaveTogether } from '#app/private/save-bar.tsx';
import { BOOKINGS_KEY } from './calendar-data.ts';
import { AbsenceForm } from './absence-form.tsx';
import { BusyCalendarForm } from './busy-calendar-form.tsx';
import { ClosedDayList } from './closed-day-list.tsx';

const insert = vi.hoisted(() => vi.fn());
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({
    from: () => ({
      insert: async (row: unknown) => {
        insert(row);
        return { error: null };
      },
    }),
  }),
}));
afterEach(cleanup);

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData([...BOOKINGS_KEY, 'upcoming-times'], []);
  const element = (
    <QueryClientProvider client={queries}>
      <SaveTogether>
        <ClosedDayList rows={[]} />
        <AbsenceForm capacity={1} />
      </SaveTogether>
      <BusyCalendarForm />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/fort', element: <p>Fort</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

const type = (label: RegExp, value: string, index = 0) =>
  fireEvent.change(screen.getAllByLabelText(label)[index]!, { target: { value } });

it('is stored by the bar of its page as well', async () => {
  open();
  type(/^Tag/, '2099-12-24');
  type(/^Grund/, 'Heiligabend ');
  await screen.findByText('1 Änderung, noch nicht gespeichert');
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await vi.waitFor(() =>
    expect(insert).toHaveBeenCalledExactlyOnceWith({ day: '2099-12-24', reason: 'Heiligabend' }),
  );
  await vi.waitFor(() => expect(screen.queryByText(/noch nicht gespeichert/)).toBeNull());
});

it.each([
  ['a closed day', () => type(/^Tag/, '2099-12-24')],
  ['an absence', () => type(/^Grund/, 'Urlaub', 1)],
  ['a calendar', () => type(/^Name/, 'Anna')],
])('asks before the page is left with %s that is typed and not entered', async (_, begin) => {
  const router = open();
  begin();
  await act(() => router.navigate('/fort'));
  expect(await screen.findByText('Änderungen verwerfen?')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
