// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthForm } from './auth-form.tsx';

vi.mock('../watch-auth.ts', () => {
  throw new Error('404');
});
afterEach(cleanup);

it('signs nobody in where what follows the session is not there, and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onSubmit = vi.fn(async () => undefined);
  render(
    <AuthForm
      fields={['email', 'password']}
      submitLabel="Anmelden"
      busyLabel="Wird angemeldet..."
      onSubmit={onSubmit}
    />,
  );
  fireEvent.change(screen.getByLabelText('E-Mail'), { target: { value: 'a@firma.example' } });
  fireEvent.change(screen.getByLabelText('Passwort'), { target: { value: 'ein-langer-Satz-7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  expect((await screen.findByRole('alert')).textContent).toContain('laden Sie die Seite neu');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('a@firma.example');
});
