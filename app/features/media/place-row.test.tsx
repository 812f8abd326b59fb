// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { WHOLE, type Media } from '#shared/media/media.ts';
import { PlaceRow, type SlotAnswer } from './place-row.tsx';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('#app/ui/feedback/toast.ts', () => ({ showToast }));
afterEach(cleanup);

const PICTURE: Media = {
  id: '1',
  name: 'logo.png',
  type: 'image/png',
  bytes: 1,
  size: { width: 640, height: 160 },
  alt: '',
  crop: WHOLE,
  focus: { x: 0.5, y: 0.5 },
  version: 1,
};

it('says that a place has changed only when it has', async () => {
  const answers: SlotAnswer[] = [{ error: 'Nicht gespeichert.' }, {}];
  const place = { id: 'logo', name: 'Logo', where: 'Kopf', page: '/', advice: '' };
  const element = <PlaceRow place={place} media={[PICTURE]} picture={PICTURE} />;
  const routes = [{ path: '*', element, action: () => answers.shift() ?? null }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: /herausnehmen/ }));
  press();
  expect((await screen.findByRole('alert')).textContent).toBe('Nicht gespeichert.');
  // What follows a rendering runs after it.
  await act(async () => {});
  expect(showToast).not.toHaveBeenCalled();
  press();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ title: 'Der Platz ist leer' }),
  );
});
