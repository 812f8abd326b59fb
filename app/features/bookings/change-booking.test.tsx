// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { SendBooking, StoredBooking } from '#app/lib/call-booking.ts';
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

it('shows a talk as it is by now where somebody else has moved it, and acts on that', async () => {
  const talk = { ...HELD, confirmBy: null };
  const now = { ...talk, startsAt: '2026-12-01T09:00:00.000Z' };
  const error = 'Dieser Termin wurde inzwischen verschoben.';
  const send = vi
    .fn<SendBooking>()
    .mockResolvedValueOnce({ success: false, error, now })
    .mockResolvedValueOnce({ ...now, status: 'cancelled' });
  show(<ChangeBooking booking={talk} target={{ token: 't' }} send={send} />);
  const cancel = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Termin absagen' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ja, absagen' }));
  };
  cancel();
  expect((await screen.findByRole('alert')).textContent).toBe(error);
  expect(screen.getByText(/1\. Dezember 2026/)).toBeTruthy();
  cancel();
  expect(await screen.findByText(/Ihr Termin ist abgesagt/)).toBeTruthy();
  expect(send.mock.calls.map(([call]) => 'seenStart' in call && call.seenStart)).toEqual([
    talk.startsAt,
    now.startsAt,
  ]);
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
