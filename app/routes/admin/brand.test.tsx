// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { serverContext } from '#app/lib/contexts.ts';
import { DELIVERED_ACCENT } from '#shared/agency/brand.ts';
import AdminBrand, { action } from './brand.tsx';

afterEach(cleanup);

function Page() {
  const props = { loaderData: useLoaderData() } as never;
  return <AdminBrand {...(props as Parameters<typeof AdminBrand>[0])} />;
}

const show = (accent: string, updated_at: string) => ({
  brand: { accent, updated_at },
  media: [],
  filled: {},
});

it('stays with what is typed where somebody leaves before it is refused', async () => {
  const answers: ((answer: object) => void)[] = [];
  const route = {
    path: '/',
    element: <Page />,
    loader: () => show('#ffd23f', ''),
    action: () => new Promise<object>((resolve) => answers.push(resolve)),
    HydrateFallback: () => null,
  };
  const router = createMemoryRouter([route, { path: '/inhalte', element: null }]);
  render(<RouterProvider router={router} />);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Farbe/);
  fireEvent.change(field, { target: { value: '#0b6b3f' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await act(async () => router.navigate('/inhalte'));
  answers[0]!({ message: 'Nicht gespeichert.', isError: true });
  await screen.findByText('Nicht gespeichert.');
  expect(field.value).toBe('#0b6b3f');
  expect(router.state.location.pathname).toBe('/');
});

it('asks whose colour goes on where somebody else has stored one since', async () => {
  let stored = show('#ffd23f', 'first');
  const sent: [unknown, unknown][] = [];
  const route = {
    path: '/',
    element: <Page />,
    loader: () => stored,
    async action({ request }: { request: Request }) {
      const form = await request.formData();
      sent.push([form.get('accent'), form.get('seen')]);
      if (form.get('seen') === 'first') {
        stored = show('#0000aa', 'second');
        return { message: 'Jemand anderes war schneller.', isError: true };
      }
      stored = show('#0b6b3f', 'third');
      return { message: 'Gespeichert.', isError: false };
    },
    HydrateFallback: () => null,
  };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Farbe/);
  fireEvent.change(field, { target: { value: '0B6B3F' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  const notice = await screen.findByRole('alert', { name: 'Gleichzeitige Änderung' });
  expect(notice.textContent).toContain('#0000aa');
  expect(field.value).toBe('0B6B3F');
  fireEvent.click(screen.getByRole('button', { name: 'Meine Eingaben speichern' }));
  await waitFor(() => expect(field.value).toBe('#0b6b3f'));
  expect(notice.isConnected).toBe(false);
  // What was just saved here is nobody else's.
  fireEvent.change(field, { target: { value: '#0b6b40' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    ['0B6B3F', 'first'],
    ['0B6B3F', 'second'],
    ['#0b6b40', 'third'],
  ]);
});

/** The answer to saving a colour over a version, where another has been stored since. */
function saveLate(accent: string, seen: string) {
  const rows = {
    select: () => rows,
    match: () => rows,
    eq: () => rows,
    update: () => ({ ...rows, match: () => none }),
    delete: () => ({ ...rows, match: () => none }),
    insert: () => ({ select: () => ({ single: async () => ({ error: { code: '23505' } }) }) }),
    upsert: async () => ({ error: null }),
    maybeSingle: async () => ({ data: { value: { accent: '#0000aa' }, updated_at: 'second' } }),
  };
  const none = { eq: () => none, select: () => none, maybeSingle: async () => ({ data: null }) };
  const context = new RouterContextProvider();
  context.set(serverContext, {
    createSupabase: () => ({
      client: {
        rpc: async () => ({ data: true }),
        from: () => rows,
        auth: {
          getUser: async () => ({ data: { user: { id: 'greta', app_metadata: {} } } }),
        },
      },
    }),
    refreshSiteContent: async () => undefined,
  } as never);
  const body = new URLSearchParams({ accent, seen });
  const request = new Request('http://localhost/admin/marke', { method: 'POST', body });
  return action({ request, context, params: {} } as never);
}

it('writes over no colour that has not been seen', async () => {
  const refused = { message: expect.stringContaining('Jemand anderes'), isError: true };
  expect(await saveLate('#0b6b3f', 'first')).toEqual(refused);
  expect(await saveLate('#0b6b3f', '')).toEqual(refused);
  expect(await saveLate(DELIVERED_ACCENT, 'first')).toEqual(refused);
});
