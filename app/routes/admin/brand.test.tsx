// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import AdminBrand from './brand.tsx';

afterEach(cleanup);

function Page() {
  const props = { loaderData: useLoaderData() } as never;
  return <AdminBrand {...(props as Parameters<typeof AdminBrand>[0])} />;
}

it('stays with what is typed where somebody leaves before it is refused', async () => {
  const answers: ((answer: object) => void)[] = [];
  const route = {
    path: '/',
    element: <Page />,
    loader: () => ({ accent: '#ffd23f', media: [], filled: {} }),
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
