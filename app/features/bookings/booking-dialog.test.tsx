// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { BookingDialog } from './booking-dialog.tsx';
import type { BookingRow } from './calendar-data.ts';

const stage = vi.hoisted(() => ({ row: {} as object, send: vi.fn() }));
vi.mock('#app/lib/use-rows.ts', async (importOriginal) => {
  const { useQuery } = await import('@tanstack/react-query');
  return {
    ...(await importOriginal<object>()),
    useRow: (queryKey: readonly unknown[]) =>
      useQuery({ queryKey, queryFn: () => Promise.resolve({ ...stage.row }) }),
  };
});
vi.mock('#app/lib/call-booking.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  callBookingSignedIn: stage.send,
  loadCalendar: () => new Promise(() => undefined),
}));

afterEach(cleanup);

it('names the time the staff has seen, and shows the one to which the visitor has moved it', async () => {
  const talk: BookingRow = {
    id: '0a20f929-17bb-42b9-8172-e73da089db4b',
    reference: 'MT-2099-ABC123',
    user_id: null,
    starts_at: '2099-06-10T08:00:00+00:00',
    ends_at: '2099-06-10T08:15:00+00:00',
    seat: 1,
    name: 'Karin Küster',
    email: 'karin@firma.example',
    phone: '+49 241 000000',
    note: '',
    kind: 'phone',
    place: '',
    status: 'booked',
    confirm_by: null,
    created_at: '2099-06-01T08:00:00+00:00',
  };
  stage.row = talk;
  const startsAt = '2099-06-11T09:00:00.000Z';
  stage.send.mockImplementation(() => {
    stage.row = { ...talk, starts_at: startsAt };
    return Promise.resolve({ success: false, error: 'Inzwischen verschoben.', now: { startsAt } });
  });
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <BookingDialog booking={talk} onClose={() => undefined} />
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Absagen' }, { timeout: 60_000 }));
  const press = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Absagen und benachrichtigen' }));
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('Inzwischen verschoben.');
  expect(await screen.findByText(/11\. Juni 2099/)).toBeTruthy();
  press();
  await vi.waitFor(() => expect(stage.send).toHaveBeenCalledTimes(2));
  expect(stage.send.mock.calls.map(([{ seenStart }]) => seenStart)).toEqual([
    talk.starts_at,
    startsAt,
  ]);
});
