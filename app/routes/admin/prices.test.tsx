// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { DELIVERED_PRICES, readFigures } from '#shared/pricing/price-list.ts';
import AdminPrices from './prices.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
// The code of a dialog comes when it opens.
configure({ asyncUtilTimeout: 60_000 });

it('asks before it publishes, also on a device that is a day ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T09:00:00Z') });
  const action = vi.fn(() => ({ saved: true }));
  const entry = {
    version: 0,
    figures: readFigures(DELIVERED_PRICES),
    validFrom: null,
    publishedAt: null,
    note: '',
    state: 'holds',
    changes: [],
  };
  const props = { loaderData: { entries: [entry], today: '2026-12-01' } } as never;
  const element = <AdminPrices {...(props as Parameters<typeof AdminPrices>[0])} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element, action }])} />);
  const note = screen.getByLabelText<HTMLInputElement>(/^Notiz/);
  fireEvent.change(note, { target: { value: 'Herbst' } });
  fireEvent.submit(note.form!);
  await screen.findByText('Diese Preise veröffentlichen?');
  expect(action).not.toHaveBeenCalled();
});
