// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerDialog } from './answer-dialog.tsx';

afterEach(cleanup);

it('asks before the own answer goes for the one that was delivered', async () => {
  const action = vi.fn(async ({ request }: { request: Request }) => {
    const form = await request.formData();
    return { saved: form.get('takeBack') === 'ja', seen: '' };
  });
  const text = { de: 'Unser Text.', en: 'Our text.', nl: 'Onze tekst.' };
  const answer = { id: 'price-shop', label: 'Preis eines Shops', text, seen: '1' };
  const onClose = vi.fn();
  const element = <AnswerDialog answer={answer} onClose={onClose} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element, action }])} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Ursprünglichen Text nehmen' }));
  const question = await screen.findByRole('dialog', { name: 'Ursprünglichen Text nehmen?' });
  expect(action).not.toHaveBeenCalled();
  fireEvent.click(within(question).getByRole('button', { name: 'Eigenen Text löschen' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('names the languages that keep the old wording before it saves a new German one', async () => {
  const saved: FormData[] = [];
  const action = async ({ request }: { request: Request }) => {
    saved.push(await request.formData());
    return { saved: true, seen: '2' };
  };
  const text = { de: 'Unser Text.', en: 'Our text.', nl: 'Onze tekst.' };
  const answer = { id: 'price-shop', label: 'Preis eines Shops', text, seen: '1' };
  const element = <AnswerDialog answer={answer} onClose={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element, action }])} />);
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } });
  await type('Deutsch', 'Unser neuer Text.');
  await type('Niederländisch', 'Onze nieuwe tekst.');
  fireEvent.click(await screen.findByRole('button', { name: 'Speichern' }));
  const question = await screen.findByRole('dialog', { name: 'Ohne Englisch speichern?' });
  expect(saved).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'So speichern' }));
  await waitFor(() => expect(saved.map((form) => form.get('de'))).toEqual(['Unser neuer Text.']));
});
