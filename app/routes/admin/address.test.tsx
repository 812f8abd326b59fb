// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import AdminAddress from './address.tsx';

afterEach(cleanup);

function Page() {
  const props = { loaderData: useLoaderData() } as never;
  return <AdminAddress {...(props as Parameters<typeof AdminAddress>[0])} />;
}

it('shows an address as it is stored, and holds it for unsaved no more', async () => {
  let url: string | null = null;
  const route = {
    path: '*',
    element: <Page />,
    loader: () => ({ source: 'stored', url }),
    action: () => {
      url = 'https://www.agentur.nl';
      return { title: 'Gespeichert' };
    },
    HydrateFallback: () => null,
  };
  render(<RouterProvider router={createMemoryRouter([route])} />);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Adresse/);
  fireEvent.change(field, { target: { value: 'www.agentur.nl' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Keine Änderungen');
  expect(field.value).toBe('https://www.agentur.nl');
});
