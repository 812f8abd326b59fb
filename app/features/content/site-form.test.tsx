// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Dialog } from '#app/private/dialog.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteForm } from './site-form.tsx';
import { refused, textOf, type SiteFormAnswer } from './site-fields.ts';

afterEach(cleanup);

function open(props: Partial<Parameters<typeof SiteForm>[0]> = {}) {
  const answers: ((answer: SiteFormAnswer) => void)[] = [];
  const sent: string[] = [];
  const action = async ({ request }: { request: Request }) => {
    sent.push(textOf(await request.formData(), 'name'));
    return new Promise<SiteFormAnswer>((resolve) => answers.push(resolve));
  };
  const element = (
    <SiteForm
      groups={[{ fields: [{ name: 'name', label: 'Name' }] }]}
      stored={{ values: { name: 'alt' }, seen: '1' }}
      {...props}
    />
  );
  const path = [{ path: '*', element, action }];
  render(<RouterProvider router={createMemoryRouter(path)} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Name/);
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const enter = () => fireEvent.submit(field.form!);
  const reply = async (answer: SiteFormAnswer) => {
    await waitFor(() => expect(answers).toHaveLength(1));
    answers.pop()!(answer);
  };
  const answer = (seen: { seen?: string } = { seen: '2' }) => reply({ saved: true, ...seen });
  return { sent, type, enter, answer, reply };
}

it('holds as unsaved what was typed while saving was under way', async () => {
  const onSaved = vi.fn();
  const { type, enter, answer } = open({ onSaved });
  type('neu');
  enter();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy());
  type('neuer');
  await answer();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.getByText('1 Änderung, noch nicht gespeichert')).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  enter();
  await answer();
  await screen.findByText('Keine Änderungen');
  expect(onSaved).toHaveBeenCalledOnce();
});

it('closes over what was new: a second press would store it once more', async () => {
  const onSaved = vi.fn();
  const { type, enter, answer } = open({ onSaved, stored: { values: {}, seen: '' } });
  type('neu');
  enter();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy());
  type('neuer');
  await answer({});
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

it('sends nothing before its question is answered', async () => {
  const { sent, type, enter } = open({
    question: (values) => ({
      title: 'Veröffentlichen?',
      confirmLabel: 'Ja',
      body: `Name: ${textOf(values, 'name')}`,
    }),
  });
  type('neu');
  enter();
  await screen.findByText('Name: neu');
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(sent).toEqual(['neu']));
});

async function openInDialog() {
  const onClose = vi.fn();
  const element = (
    <Dialog open onClose={onClose} title="Bewertung">
      <SiteForm
        groups={[{ fields: [{ name: 'name', label: 'Name' }] }]}
        stored={{ values: { name: 'alt' }, seen: '1' }}
      />
    </Dialog>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  return { onClose, field, escape: () => fireEvent.keyDown(field, { key: 'Escape' }) };
}

it('has the dialog around it ask before it closes over what is not saved', async () => {
  const { onClose, field, escape } = await openInDialog();
  fireEvent.change(field, { target: { value: 'neu' } });
  escape();
  fireEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(screen.queryByText('Änderungen verwerfen?')).toBeNull();
  expect(field.value).toBe('neu');
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Verwerfen' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('lets the dialog around it close while nothing is typed', async () => {
  const { onClose, escape } = await openInDialog();
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

it('counts no change that was taken back', () => {
  const { type } = open();
  type('neu');
  expect(screen.getByText('1 Änderung, noch nicht gespeichert')).toBeTruthy();
  type('alt');
  expect(screen.getByText('Keine Änderungen')).toBeTruthy();
});

it('takes back with what was typed what was wrong with it', async () => {
  const { type, enter, reply } = open();
  type('');
  enter();
  await reply(refused({ name: 'Bitte geben Sie einen Namen ein.' }));
  await screen.findAllByText('Bitte geben Sie einen Namen ein.');
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
  expect(screen.queryByText('Bitte geben Sie einen Namen ein.')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('alt');
});

it('shows what is stored again where what was saved holds later', async () => {
  const { type, enter, answer } = open({ beginsAnew: true });
  type('neu');
  enter();
  await answer();
  await screen.findByText('Keine Änderungen');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('alt');
});

it('counts what it was filled with over what is stored, and discards it', async () => {
  open({ filled: { name: 'früher' } });
  await screen.findByText('1 Änderung, noch nicht gespeichert');
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Name/);
  expect(field().value).toBe('früher');
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
  expect(field().value).toBe('alt');
  screen.getByText('Keine Änderungen');
});
