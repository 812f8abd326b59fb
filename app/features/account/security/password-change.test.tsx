// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PasswordChange } from './password-change.tsx';

vi.mock('#app/features/account/start-session.ts', () => ({
  startSession: async () => undefined,
  watchesAuth: () => true,
}));
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({ auth: { updateUser: async () => ({ error: null }) } }),
}));
vi.mock('#app/ui/feedback/toast.ts', () => ({ showToast: async () => undefined }));
afterEach(cleanup);

it('closes over a new password, and gives the focus back to what opens it', async () => {
  render(<PasswordChange />);
  const details = () => document.querySelector('details')!;
  details().open = true;
  const field = document.querySelector<HTMLInputElement>('[name=password]')!;
  fireEvent.change(field, { target: { value: 'ein-langer-Satz-7' } });
  const button = screen.getByRole('button', { name: 'Passwort speichern' });
  button.focus();
  fireEvent.click(button);
  await vi.waitFor(() => expect(button.isConnected).toBe(false));
  expect(details().open).toBe(false);
  expect(document.activeElement?.textContent).toContain('Ändern: Passwort');
});
