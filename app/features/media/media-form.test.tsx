// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { WHOLE, type Media } from '#shared/media/media.ts';
import { MediaForm } from './media-form.tsx';

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
  return <MediaForm media={useLoaderData<Media>()} />;
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
