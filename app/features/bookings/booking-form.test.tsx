// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SendBooking } from '#app/lib/call-booking.ts';
import type { BookingAnswer } from '#shared/bookings/booking.ts';
import { BookingForm } from './booking-form.tsx';

const buildSlot = (utc: string, local: string) => ({
  startsAt: `2026-11-30T${utc}:00.000Z`,
  endsAt: `2026-11-30T${utc.replace('00', '15')}:00.000Z`,
  local: `2026-11-30T${local}`,
});
const SLOTS = [buildSlot('08:00', '09:00'), buildSlot('09:00', '10:00')];
const FAILED: BookingAnswer = { success: false, error: 'Die Verbindung ist abgebrochen.' };

beforeEach(() => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ slots: SLOTS, talks: { kinds: ['phone'], visitAddress: '' }, holidays: [] }),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Filled in and ready to be sent; the answers come one after the other. */
async function open(answers: (BookingAnswer | Promise<BookingAnswer>)[]) {
  const ids: string[] = [];
  const send: SendBooking = async (body) => {
    if ('requestId' in body) ids.push(body.requestId);
    return (await answers.shift()) ?? FAILED;
  };
  const element = <BookingForm send={send} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const choose = (time: string) => fireEvent.click(screen.getByRole('radio', { name: time }));
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('radio', { name: /^09:00/ });
  choose('09:00 Uhr');
  type(/^Name/, 'Karin Küster');
  type(/^E-Mail/, 'karin@firma.example');
  type(/^Telefon/, '+49 2431 000000');
  fireEvent.click(screen.getByRole('checkbox'));
  const press = async () => {
    const before = ids.length;
    fireEvent.submit(screen.getByRole('form'));
    // The first one waits for the code that checks the fields.
    await waitFor(() => expect(ids.length).toBe(before + 1));
  };
  const submit = async () => {
    await press();
    await screen.findByRole('alert');
  };
  return { ids, choose, type, press, submit };
}

it('sends a retry as the same booking, one for another mailbox as another', async () => {
  const { ids, type, submit } = await open([]);
  await submit();
  type(/^Name/, 'Karin Kuester');
  await submit();
  expect(ids[1]).toBe(ids[0]);
  type(/^E-Mail/, 'kuester@firma.example');
  await submit();
  expect(ids[2]).not.toBe(ids[0]);
  await submit();
  expect(ids[3]).toBe(ids[2]);
});

it('knows a time again that was sent before another was looked at', async () => {
  const { ids, choose, submit } = await open([]);
  await submit();
  choose('10:00 Uhr');
  await submit();
  expect(ids[1]).not.toBe(ids[0]);
  choose('09:00 Uhr');
  await submit();
  expect(ids[2]).toBe(ids[0]);
});

it('books anew what lapsed before its answer arrived', async () => {
  const { ids, submit } = await open([{ success: false, isOver: true, error: 'Nicht bestätigt.' }]);
  await submit();
  await submit();
  expect(ids[1]).not.toBe(ids[0]);
});

it.each([
  [false, /haben eine E-Mail an/],
  [true, /hält unser Schutz vor Missbrauch gerade zurück/],
])('promises the mail only where it leaves (held back: %s)', async (isMailLate, text) => {
  const { press } = await open([
    {
      success: true,
      reference: 'MT-1',
      startsAt: SLOTS[0]!.startsAt,
      status: 'booked',
      confirmBy: SLOTS[0]!.startsAt,
      kind: 'phone',
      place: '',
      ...(isMailLate && { isMailLate }),
    },
  ]);
  await press();
  expect((await screen.findByRole('status')).textContent).toMatch(text);
});

it('keeps what is typed and chosen while a time is refused', async () => {
  let refuse: (answer: BookingAnswer) => void = () => undefined;
  const answer = new Promise<BookingAnswer>((resolve) => (refuse = resolve));
  const { choose, type, press } = await open([answer]);
  await press();
  type(/Worum geht es/, 'Relaunch');
  choose('10:00 Uhr');
  refuse({ success: false, error: 'Nicht mehr frei.', slots: SLOTS.slice(1) });
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Worum geht es/).value).toBe('Relaunch');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '10:00 Uhr' }).checked).toBe(true);
});
