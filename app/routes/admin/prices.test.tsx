// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { serverContext } from '#app/lib/contexts.ts';
import { DELIVERED_PRICES, readFigures } from '#shared/pricing/price-list.ts';
import { PlannedPrices } from './planned-prices.tsx';
import AdminPrices, { action, loader } from './prices.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

it('says of no price what it was, once a list from the history is published for later', async () => {
  const figures = readFigures(DELIVERED_PRICES);
  const former = { ...figures, packages: { ...figures.packages, startpaket: 555 } };
  const entry = { validFrom: '2026-11-01', publishedAt: '2026-11-01', note: '', changes: [] };
  const entries = [
    { ...entry, version: 2, figures, state: 'holds' },
    { ...entry, version: 1, figures: former, state: 'past' },
  ];
  const props = { loaderData: { entries, today: '2026-12-01' } } as never;
  const element = <AdminPrices {...(props as Parameters<typeof AdminPrices>[0])} />;
  const action = vi.fn(() => ({ saved: true, seen: '3' }));
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element, action }])} />);
  fireEvent.click(screen.getAllByRole('button', { name: 'Ins Formular holen' })[1]!);
  const note = await screen.findByText(/bisher/);
  fireEvent.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  fireEvent.click(await screen.findByRole('button', { name: /gelten lassen/ }));
  await screen.findByText('Keine Änderungen');
  expect(action).toHaveBeenCalledOnce();
  expect(note.isConnected).toBe(false);
  expect(screen.queryByText(/bisher/)).toBeNull();
});

it('asks before a list from the history replaces what was typed', async () => {
  const figures = readFigures(DELIVERED_PRICES);
  const entry = { validFrom: '2026-11-01', publishedAt: '2026-11-01', note: '', changes: [] };
  const entries = [
    { ...entry, version: 2, figures, state: 'holds' },
    { ...entry, version: 1, figures, state: 'past' },
  ];
  const props = { loaderData: { entries, today: '2026-12-01' } } as never;
  const element = <AdminPrices {...(props as Parameters<typeof AdminPrices>[0])} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const price = () => screen.getByLabelText<HTMLInputElement>(/^Startpaket/);
  const take = () => screen.getAllByRole('button', { name: 'Ins Formular holen' })[1]!;
  const stored = price().value;
  fireEvent.change(price(), { target: { value: '777' } });
  fireEvent.click(take());
  await screen.findByText(/„Liste 1“ ersetzen im Formular eine Änderung/);
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(price().value).toBe('777');
  fireEvent.click(take());
  fireEvent.click(await screen.findByRole('button', { name: 'Ersetzen' }));
  expect(price().value).toBe(stored);
  // It goes on in the form, not in the history.
  await waitFor(() => expect(document.activeElement).toBe(price()));
});

it('names every planned list in the order of their days', () => {
  const day = (version: number, validFrom: string) => ({ version, validFrom });
  render(
    <PlannedPrices
      lists={[
        day(6, '2027-01-01'),
        day(5, '2026-12-15'),
        day(4, '2027-03-01'),
        day(3, '2027-01-01'),
      ]}
    />,
  );
  screen.getByText(
    'Ab 15. Dezember 2026 gilt Liste 5, ab 1. Januar 2027 Liste 6, ab 1. März 2027 Liste 4. ' +
      'Was Sie vorher veröffentlichen, steht nicht in ihnen.',
  );
});

type Listed = { id: number; valid_from: string; start: number; created_at?: string };

/** What a page of those lists is served with; each has another price of its first package. */
function serve(lists: readonly Listed[]) {
  const delivered = readFigures(DELIVERED_PRICES);
  const data = lists.map(({ start, ...list }) => ({
    note: '',
    created_at: '2026-11-01T09:00:00Z',
    figures: { ...delivered, packages: { ...delivered.packages, startpaket: start } },
    ...list,
  }));
  const context = new RouterContextProvider();
  const user = { id: 'greta', app_metadata: {} };
  const rows = {
    select: () => rows,
    delete: () => rows,
    eq: () => rows,
    error: null,
    maybeSingle: () => ({ data: null }),
    order: () => ({ data, error: null }),
  };
  const client = {
    rpc: () => Promise.resolve({ data: true }),
    from: () => rows,
    auth: { getUser: () => Promise.resolve({ data: { user } }) },
  };
  context.set(serverContext, {
    createSupabase: () => ({ client }),
    refreshSiteContent: () => Promise.resolve(),
  } as never);
  return context;
}

it('says of each list what changes when it begins, whenever it was published', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-02T09:00:00Z') });
  const context = serve([
    { id: 1, valid_from: '2026-11-01', start: 500 },
    { id: 2, valid_from: '2027-01-01', start: 600 },
    { id: 3, valid_from: '2026-12-01', start: 550, created_at: '2026-12-01T09:00:00Z' },
    // Hours later, and for the day of one that is planned.
    { id: 4, valid_from: '2026-12-01', start: 560, created_at: '2026-12-01T15:00:00Z' },
    { id: 5, valid_from: '2027-01-01', start: 700 },
  ]);
  const request = new Request('http://localhost/admin/preise');
  const { entries } = await loader({ request, context, params: {} } as never);
  const from = (version: number): string[] =>
    entries.find((entry) => entry.version === version)!.changes;
  expect(from(3)).toEqual([expect.stringMatching(/500\D+550/)]);
  expect(from(4)).toEqual([expect.stringMatching(/550\D+560/)]);
  expect(from(2)).toEqual([expect.stringMatching(/560\D+600/)]);
  expect(from(5)).toEqual([expect.stringMatching(/560\D+700/)]);
  expect(entries.find(({ state }) => state === 'holds')?.version).toBe(4);

  // A correction on the day itself replaces the list that was planned for it.
  const corrected = await loader({
    request,
    context: serve([
      { id: 1, valid_from: '2026-11-01', start: 500 },
      { id: 2, valid_from: '2026-12-02', start: 600, created_at: '2026-11-20T09:00:00Z' },
      { id: 3, valid_from: '2026-12-02', start: 610, created_at: '2026-12-02T08:00:00Z' },
    ]),
    params: {},
  } as never);
  expect(corrected.entries[0]!.changes).toEqual([expect.stringMatching(/600\D+610/)]);
});

/** Takes list 4 back, after which the database holds those lists. */
async function takeBack(left: readonly number[]) {
  const context = serve(left.map((id) => ({ id, valid_from: '2026-11-01', start: 500 })));
  const request = new Request('http://localhost/admin/preise', {
    method: 'POST',
    body: new URLSearchParams({ remove: '4' }),
  });
  return action({ request, context, params: {} } as never);
}

it('says so where a list that is taken back holds already', async () => {
  expect(await takeBack([3])).toEqual({ saved: true });
  expect(await takeBack([3, 4])).toEqual({
    saved: false,
    message: 'Diese Liste gilt inzwischen.',
  });
});
