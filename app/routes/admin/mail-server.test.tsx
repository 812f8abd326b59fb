// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { FAULT_KEY } from '#app/features/operations/mail-fault.ts';
import { queryClient } from '#app/lib/query-client.ts';
import AdminMailServer, { clientAction } from './mail-server.tsx';

afterEach(cleanup);

const loaderData = {
  source: 'stored',
  server: { host: 'smtp.anbieter.nl', port: 465, security: 'tls', user: 'greta' },
  mailTest: null,
};

function open(action = vi.fn()) {
  const props = { loaderData } as never;
  const element = <AdminMailServer {...(props as Parameters<typeof AdminMailServer>[0])} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element, action }])} />);
  return screen.getByLabelText<HTMLInputElement>(/^Server/);
}

it('has Enter in a field save the mail server, never remove it', () => {
  const [first] = open().form!.querySelectorAll<HTMLButtonElement>('[type=submit]');
  expect([first!.name, first!.value]).toEqual(['what', 'save']);
});

it('takes back with what was typed what was wrong with it', async () => {
  const wrong = { host: 'Dieser Name ist keiner.' };
  const host = open(vi.fn(() => ({ title: 'Nicht gespeichert', errors: wrong })));
  fireEvent.change(host, { target: { value: 'smtp' } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern und testen' }));
  await screen.findByText(wrong.host);
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
  expect(screen.queryByText(wrong.host)).toBeNull();
  expect(host.value).toBe('smtp.anbieter.nl');
});

it('asks before it removes the mail server', async () => {
  const action = vi.fn(() => ({ title: 'Mailserver entfernt' }));
  open(action);
  fireEvent.click(screen.getByRole('button', { name: 'Mailserver entfernen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mailserver entfernen?' }));
  expect(action).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('button', { name: 'Mailserver entfernen' }));
  await screen.findByText('Mailserver entfernt');
  expect(action).toHaveBeenCalledOnce();
});

it('has the banner look again whether mails leave, once the server was tried', async () => {
  queryClient.setQueryData(FAULT_KEY, 'Der Mailserver war nicht zu erreichen.');
  const serverAction = vi.fn(async () => ({ title: 'Testmail übergeben' }));
  await clientAction({ serverAction } as never);
  expect(queryClient.getQueryState(FAULT_KEY)?.isInvalidated).toBe(true);
});
