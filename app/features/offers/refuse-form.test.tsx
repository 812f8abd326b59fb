// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RefuseForm } from './refuse-form.tsx';

// The code of dialogs comes on demand.

afterEach(cleanup);

it('keeps the reason of a refusal when its window is closed', async () => {
  const refuse = vi.fn(async () => undefined);
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
