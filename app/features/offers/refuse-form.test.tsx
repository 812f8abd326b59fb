// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RefuseForm } from './refuse-form.tsx';

// The code of dialogs comes on demand.

afterEach(cleanup);

it('asks before the reason of a refusal is lost', async () => {
  const refuse = vi.fn(async () => undefined);
  render(<RefuseForm refuse={refuse} />);
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));
  await press('Angebot ablehnen');
  const find = () => screen.queryByLabelText<HTMLTextAreaElement>(/Ihr Grund/);
  fireEvent.change(await screen.findByLabelText(/Ihr Grund/), {
    target: { value: 'Zu spät' },
  });
  await press('Schließen');
  await press('Weiter bearbeiten');
  expect(find()?.value).toBe('Zu spät');
  await press('Schließen');
  await press('Verwerfen');
  expect(find()).toBeNull();
  expect(refuse).not.toHaveBeenCalled();
});
