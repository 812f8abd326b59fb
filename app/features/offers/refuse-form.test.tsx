// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OfferAnswer } from '#shared/offers/offer-call.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { RefuseForm } from './refuse-form.tsx';
import { REFUSAL_LOST } from './settle-decision.ts';

// The code of dialogs comes on demand.

afterEach(cleanup);

it('keeps the reason of a refusal when its window is closed', async () => {
  const refuse = vi.fn(async () => ({ success: true }) as const);
  render(<RefuseForm refuse={refuse} />);
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  await press('Angebot ablehnen');
  const find = () => screen.queryByLabelText<HTMLTextAreaElement>(/Ihr Grund/);
  fireEvent.change(await screen.findByLabelText(/Ihr Grund/), {
    target: { value: 'Zu spät' },
  });
  for (const close of ['Schließen', 'Zurück']) {
    await press(close);
    expect(find()).toBeNull();
    await press('Angebot ablehnen');
    expect(find()?.value).toBe('Zu spät');
  }
  expect(refuse).not.toHaveBeenCalled();
});

it('keeps the reason of a refusal without an answer, and asks before it is left', async () => {
  const refuse = vi.fn(async (): Promise<OfferAnswer> => REFUSAL_LOST);
  const guarded = vi.fn(() => null);
  render(<RefuseForm refuse={refuse} guard={guarded} />);
  fireEvent.click(screen.getByRole('button', { name: 'Angebot ablehnen' }));
  const reason = await screen.findByLabelText<HTMLTextAreaElement>(/Ihr Grund/);
  fireEvent.change(reason, { target: { value: 'Zu spät' } });
  expect(guarded).toHaveBeenLastCalledWith({ dirty: true }, undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Ablehnen' }));
  await screen.findByText('Keine Antwort erhalten');
  expect(screen.queryByText('Nicht abgelehnt')).toBeNull();
  expect(reason.value).toBe('Zu spät');

  refuse.mockResolvedValue({ success: false, code: '55000', error: 'Darüber ist entschieden' });
  fireEvent.click(screen.getByRole('button', { name: 'Ablehnen' }));
  await screen.findByText('Nicht abgelehnt');
  expect(reason.value).toBe('Zu spät');
});
