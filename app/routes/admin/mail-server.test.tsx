// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import AdminMailServer from './mail-server.tsx';

afterEach(cleanup);

const loaderData = {
  source: 'stored',
  server: { host: 'smtp.anbieter.nl', port: 465, security: 'tls', user: 'greta' },
  mailTest: null,
};

function open() {
  const props = { loaderData } as never;
  const element = <AdminMailServer {...(props as Parameters<typeof AdminMailServer>[0])} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return screen.getByLabelText<HTMLInputElement>(/^Server/);
}

it('has Enter in a field save the mail server, never remove it', () => {
  const [first] = open().form!.querySelectorAll<HTMLButtonElement>('[type=submit]');
  expect([first!.name, first!.value]).toEqual(['what', 'save']);
});
