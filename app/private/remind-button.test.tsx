// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { greet, RemindButton, type Reminding } from './remind-button.tsx';
import { changeDraft, isPrepared, readDraft } from './talk/drafts.ts';

const TEXT = 'Guten Tag Jana Musterfeld,\n\nhaben Sie noch Fragen?';
const REMINDING: Reminding = {
  customerId: 'k1',
  email: 'jana@example.com',
  subject: 'Ihr Angebot',
  text: TEXT,
};

async function show(reminding: Reminding) {
  const router = createMemoryRouter([
    { path: '/', element: <RemindButton {...reminding} label="Nachfassen" about="AN-1" /> },
    { path: '/admin/unterhaltungen/:id', element: 'Unterhaltung' },
  ]);
  cleanup();
  const { container } = render(<RouterProvider router={router} />);
  const control = container.querySelector<HTMLElement>('a, button')!;
  return { router, control, press: () => act(async () => control.click()) };
}

beforeEach(() => changeDraft('k1', { body: '', attachments: [] }));

it('opens the talk with the text, and sends nothing', async () => {
  const { router, control, press } = await show(REMINDING);
  expect(control.getAttribute('aria-label')).toBe('Nachfassen: AN-1');
  await press();
  expect(router.state.location.pathname).toBe('/admin/unterhaltungen/k1');
  expect(readDraft('k1').body).toBe(TEXT);
  expect(isPrepared('k1')).toBe(true);
});

it('keeps what somebody has typed, and takes no text twice', async () => {
  changeDraft('k1', { body: 'Angefangen' });
  await (await show(REMINDING)).press();
  await (await show(REMINDING)).press();
  expect(readDraft('k1').body).toBe(`${TEXT}\n\nAngefangen`);
  expect(isPrepared('k1')).toBe(false);
});

it('replaces a prepared text that nobody has changed', async () => {
  await (await show({ ...REMINDING, text: 'Guten Tag, etwas anderes.' })).press();
  await (await show(REMINDING)).press();
  expect(readDraft('k1').body).toBe(TEXT);
});

it('begins a mail for a customer without an account', async () => {
  const { control } = await show({ ...REMINDING, customerId: null });
  expect(control.getAttribute('href')).toBe(
    'mailto:jana@example.com?subject=Ihr%20Angebot&body=' +
      encodeURIComponent(TEXT.replaceAll('\n', '\r\n')),
  );
});

it('greets nobody by his address', () => {
  expect(greet('jana@example.com')).toBe('Guten Tag,');
  expect(greet('Jana Musterfeld')).toBe('Guten Tag Jana Musterfeld,');
});

it('ends a mail to whoever has no account with the address of the page', async () => {
  const { control } = await show({ ...REMINDING, customerId: null, page: '/portal/projekte/p1' });
  expect(decodeURIComponent(control.getAttribute('href')!)).toMatch(
    new RegExp(`Fragen\\?\r\n${location.origin}/portal/projekte/p1$`),
  );
});
