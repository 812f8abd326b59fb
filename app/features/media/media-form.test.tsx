// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { WHOLE, type Media } from '#shared/media/media.ts';
import { stayWhenRefused } from '#app/private/keep-typed.ts';
import { MediaForm } from './media-form.tsx';
import { toMediaValues } from './media-version.ts';

afterEach(cleanup);
// The code of a message comes with the first one.

const MEDIA: Media = {
  id: '1',
  name: 'büro.png',
  type: 'image/png',
  bytes: 1,
  size: { width: 640, height: 480 },
  alt: 'Büro',
  crop: WHOLE,
  focus: { x: 0.5, y: 0.5 },
  version: 1,
};

function Page() {
  const media = useLoaderData<Media>();
  const [round, setRound] = useState(0);
  return (
    <MediaForm
      key={round}
      media={media}
      seen={`${media.version}`}
      onTaken={() => setRound(round + 1)}
    />
  );
}

/** A question as the browser asks it before a tab closes. */
const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before what is typed is lost, and keeps it when the file has another frame', async () => {
  let media = MEDIA;
  const sent: FormData[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    media = { ...media, version: 2, crop: { ...WHOLE, width: 0.5 } };
    return { saved: true };
  };
  const routes = [
    { path: '*', Component: Page, HydrateFallback: () => null, loader: () => media, action },
  ];
  const router = createMemoryRouter(routes);
  render(<RouterProvider router={router} />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Was zeigt das Bild/);
  expect(asksToStay()).toBe(false);
  fireEvent.change(field, { target: { value: 'Unser Büro' } });
  expect(asksToStay()).toBe(true);
  fireEvent.submit(field.form!);
  await screen.findByText('Gespeichert');
  expect(sent[0]?.get('alt')).toBe('Unser Büro');
  expect(field.value).toBe('Unser Büro');
  expect(field.form!.querySelector<HTMLInputElement>('[name=crop_width]')!.value).toBe('0.5');
  await waitFor(() => expect(asksToStay()).toBe(false));
});

it('asks before what is typed is lost while it is being saved, too', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const action = vi.fn(() => promise);
  const routes = [
    { path: '*', Component: Page, HydrateFallback: () => null, loader: () => MEDIA, action },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Was zeigt das Bild/);
  fireEvent.change(field, { target: { value: 'Unser Büro' } });
  fireEvent.submit(field.form!);
  await waitFor(() => expect(action).toHaveBeenCalled());
  expect(asksToStay()).toBe(true);
  resolve({ saved: false, message: 'Bitte versuchen Sie es erneut.' });
  await screen.findByText('Nicht gespeichert');
  expect(asksToStay()).toBe(true);
});

/** Types a description while another person stores `changes`, and sends it. */
async function sendLate(changes: Partial<Media>) {
  const sent: FormData[] = [];
  const theirs = { ...MEDIA, ...changes };
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData());
    const conflict = { values: toMediaValues(theirs), seen: 'theirs' };
    return sent.length === 1
      ? { saved: false, message: 'Zu spät.', theirs: conflict }
      : { saved: true };
  };
  const route = {
    path: '*',
    Component: Page,
    HydrateFallback: () => null,
    loader: () => (sent.length === 0 ? MEDIA : theirs),
    action,
    shouldRevalidate: stayWhenRefused,
  };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Was zeigt das Bild/);
  fireEvent.change(field, { target: { value: 'Unser Büro' } });
  fireEvent.submit(field.form!);
  const notice = await screen.findByRole('alert', { name: 'Gleichzeitige Änderung' });
  expect(sent[0]!.get('seen')).toBe('1');
  expect(field.value).toBe('Unser Büro');
  return { sent, notice, press: (name: string) => fireEvent.click(screen.getByText(name)) };
}
const HALF = { ...WHOLE, width: 0.5 };

it('puts a description over what another has stored, and no frame that nobody drew', async () => {
  const { sent, notice, press } = await sendLate({ version: 2, crop: HALF });
  expect(notice.textContent).toContain('Ausschnitt und Schwerpunktgeändert');
  expect(notice.textContent).not.toContain('ersetzt');
  press('Meine Eingaben speichern');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.get('seen')).toBe('theirs');
  expect(sent[1]!.get('alt')).toBe('Unser Büro');
  expect(sent[1]!.has('crop_width')).toBe(false);
  await waitFor(() => expect(notice.isConnected).toBe(false));
});

it('takes what another has stored in the place of what was typed', async () => {
  const { notice, press } = await sendLate({ alt: 'Neues Büro', bytes: 2, version: 2 });
  expect(notice.textContent).toContain('BeschreibungNeues Büro');
  expect(notice.textContent).toContain('durch eine andere ersetzt');
  press('Gespeicherte Fassung übernehmen');
  await screen.findByDisplayValue('Neues Büro');
  expect(asksToStay()).toBe(false);
});
