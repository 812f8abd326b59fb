// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isConsultationOver } from '#app/lib/consultation.ts';
import type { BookingAnswer } from '#shared/bookings/booking.ts';
import type { OfferedTalks } from '#shared/bookings/talks.ts';
import BookingCard from './booking-card.tsx';
import { BOOKING_TEXTS } from './booking-texts.ts';
import { forgetAttempt, identifyBooking, keepBookingDraft } from './conversation.ts';

const tellBooked = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock(import('./ask-assistant.ts'), async (load) => ({ ...(await load()), tellBooked }));

let talks: OfferedTalks;
let answers: BookingAnswer[];
let sent: { requestId: string; kind?: string; startsAt: string }[];
beforeEach(() => {
  talks = { kinds: ['phone', 'video'], visitAddress: '' };
  answers = [];
  sent = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path !== '/api/booking') return Promise.resolve(new Response('', { status: 500 }));
    if (typeof init?.body !== 'string')
      return Promise.resolve(Response.json({ slots: [], talks, holidays: [] }));
    sent.push(JSON.parse(init.body));
    return Promise.resolve(Response.json(answers.shift()));
  });
});
afterEach(() => {
  cleanup();
  keepBookingDraft(undefined);
  for (const { requestId, startsAt } of sent) {
    forgetAttempt(requestId);
    forgetAttempt(identifyBooking(startsAt));
  }
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Filled in; sends it and waits until it was sent. */
async function open(startsAt = '2026-11-30T08:00:00.000Z') {
  const onDone = vi.fn();
  const element = <BookingCard startsAt={startsAt} language="de" onDone={onDone} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const kind = await screen.findByLabelText<HTMLSelectElement>(/Wie möchten Sie sprechen/);
  type(/^Name/, 'Karin Küster');
  type(/^E-Mail/, 'karin@firma.example');
  type(/^Telefon/, '+49 2431 000000');
  const consent = screen.getByRole<HTMLInputElement>('checkbox');
  if (!consent.checked) fireEvent.click(consent);
  const submit = async () => {
    const before = sent.length;
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(sent.length).toBe(before + 1));
  };
  return { onDone, type, kind, submit };
}

it('says that a kind of talk is no longer offered, and offers those that are', async () => {
  const { kind, submit } = await open();
  fireEvent.change(kind, { target: { value: 'video' } });
  talks = { kinds: ['phone'], visitAddress: '' };
  const error = 'Bitte prüfen Sie Ihre Angaben.';
  answers.push({ success: false, error, fieldErrors: { kind: 'Bitte wählen Sie.' } });
  await submit();
  expect(sent[0]).toMatchObject({ kind: 'video' });
  expect((await screen.findByRole('alert')).textContent).toContain(error);
  await waitFor(() => expect(screen.queryByLabelText(/Wie möchten Sie sprechen/)).toBeNull());
  answers.push({ success: false, error });
  await submit();
  expect(sent[1]).toMatchObject({ kind: 'phone' });
});

it('books anew for another mailbox and after a hold that lapsed, and then offers no talk', async () => {
  const { onDone, type, submit } = await open();
  answers.push({ success: false, error: 'Verbindung.' });
  await submit();
  await screen.findByRole('alert');
  type(/^E-Mail/, 'kuester@firma.example');
  answers.push({ success: false, isOver: true, error: 'Nicht bestätigt.' });
  await submit();
  await screen.findByRole('alert');
  expect(isConsultationOver()).toBe(false);
  expect(tellBooked).not.toHaveBeenCalled();
  answers.push({
    success: true,
    reference: 'MT-2026-ABC123',
    startsAt: '2026-11-30T08:00:00.000Z',
    status: 'booked',
    confirmBy: '2026-11-28T08:30:00.000Z',
    kind: 'phone',
    place: '',
  });
  await submit();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(3);
  expect(isConsultationOver()).toBe(true);
  // What is said of days from now on is no wish for another time.
  expect(tellBooked).toHaveBeenCalledOnce();
});

it('sends the same booking again after the form was closed, and another one for another slot', async () => {
  const lost: BookingAnswer = { success: false, error: 'Verbindung.' };
  answers.push(lost, lost, lost, lost);
  const slots = [
    '2026-11-30T08:00:00.000Z',
    '2026-11-30T08:00:00.000Z',
    '2026-11-30T09:00:00.000Z',
    '2026-11-30T08:00:00.000Z',
  ];
  for (const slot of slots) {
    const { submit } = await open(slot);
    await submit();
    await screen.findByRole('alert');
    cleanup();
  }
  const [first, again, other, back] = sent.map(({ requestId }) => requestId);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(back).toBe(first);
});

it('says in the language of the talk what there are too many of', async () => {
  const error = 'Es sind schon drei Termine gebucht.';
  const element = (
    <BookingCard startsAt="2026-11-30T08:00:00.000Z" language="nl" onDone={() => {}} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/^Naam/, 'Karin Küster');
  type(/^E-mail/, 'karin@firma.example');
  type(/^Telefoon/, '+31 475 123456');
  fireEvent.click(screen.getByRole('checkbox'));
  for (const [limit, text] of [
    ['talks', /al drie afspraken geboekt/],
    ['unconfirmed', /over een half uur/],
    [undefined, /Dat is niet gelukt/],
  ] as const) {
    answers.push({ success: false, error, ...(limit && { limit }) });
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByText(text)).toBeTruthy();
  }
});

it('names the time zone of the deadline where readers may live in another', () => {
  expect(BOOKING_TEXTS.en.held('Monday', 'MT-1', '14:30')).toContain('**14:30** (Berlin time)');
});
