// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoredBooking } from '#app/lib/call-booking.ts';
import { ChangeBooking } from './change-booking.tsx';
import { Move } from './move-booking.tsx';

const HELD: StoredBooking = {
  success: true,
  reference: 'MT-2026-ABC123',
  startsAt: '2026-11-30T08:00:00.000Z',
  status: 'booked',
  confirmBy: '2026-11-28T08:30:00.000Z',
  kind: 'phone',
  place: '',
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = (element: React.ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);

it('says that a talk lapsed while its page was open, and where to book another', async () => {
  const error = 'Dieser Termin wurde nicht rechtzeitig bestätigt.';
  const answer = { success: false, isOver: true, error } as const;
  show(
    <ChangeBooking booking={HELD} target={{ token: 't' }} send={() => Promise.resolve(answer)} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Termin bestätigen' }));
  expect((await screen.findByRole('alert')).textContent).toBe(error);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Nicht bestätigter Termin')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Neuen Termin buchen' })).toBeTruthy();
});

it('keeps the choices of two talks that are moved at once apart', async () => {
  const slots = [
    { startsAt: HELD.startsAt, endsAt: '2026-11-30T08:15:00.000Z', local: '2026-11-30T09:00' },
  ];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ slots, talks: {}, holidays: [] })));
  const move = (
    <Move isBusy={false} onMove={() => Promise.resolve(HELD)} onLeave={() => undefined} />
  );
  show(
    <>
      {move}
      {move}
    </>,
  );
  const times = await screen.findAllByRole<HTMLInputElement>('radio', { name: '09:00 Uhr' });
  expect(new Set(times.map(({ name }) => name)).size).toBe(2);
});
