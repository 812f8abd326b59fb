// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import ContactForm from './contact-form.island.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  const element = <ContactForm />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  type(/^Name/, 'Karin Küster');
  type(/^E-Mail/, 'karin@firma.example');
  type(/^Nachricht(?! senden)/, 'Bitte rufen Sie mich an: 02431 1234.');
  fireEvent.click(screen.getByRole('checkbox'));
};

it('takes no words while it sends, and its button has the focus', async () => {
  const fail = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => fail.promise);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fill();
  const message = screen.getByLabelText(/^Nachricht(?! senden)/);
  message.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  const button = await screen.findByRole('button', { name: 'Wird gesendet...' });
  expect(message.closest('[inert]')).not.toBeNull();
  expect(button.closest('[inert]')).toBeNull();
  expect(document.activeElement).toBe(button);
  fail.reject(new TypeError('The answer was lost'));
  await screen.findByRole('alert');
  expect(message.closest('[inert]')).toBeNull();
});

it("keeps the server's reason in view", async () => {
  const error = 'Bitte versuchen Sie es in einer Minute erneut.';
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ success: false, error }, { status: 429 })),
  );
  fill();
  fireEvent.submit(screen.getByRole('form'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${error} Ihre Angaben sind noch da.`,
  );
});

it('sends a retry as the same message, and one with other words as another', async () => {
  const ids: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path === '/api/contact')
      ids.push((JSON.parse(init?.body as string) as { requestId: unknown }).requestId);
    return Promise.reject(new TypeError('The answer was lost'));
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fill();
  const submit = async () => {
    const before = ids.length;
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() => expect(ids.length).toBe(before + 1));
    await waitFor(() => screen.getByRole('button', { name: 'Nachricht senden' }));
  };
  await submit();
  await submit();
  expect(ids[1]).toBe(ids[0]);
  type(/^Nachricht(?! senden)/, 'Bitte rufen Sie mich an: 02431 5678.');
  await submit();
  expect(ids[2]).not.toBe(ids[0]);
  await submit();
  expect(ids[3]).toBe(ids[2]);
});
