// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { WHOLE, type Media } from '#shared/media/media.ts';
import { PlaceRow, type SlotAnswer } from './place-row.tsx';

afterEach(cleanup);
// The code of a message comes with the first one.
configure({ asyncUtilTimeout: 60_000 });

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
  expect(screen.queryByText('Der Platz ist leer')).toBeNull();
  press();
  await screen.findByText('Der Platz ist leer');
});
