// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DemoAccounts } from './demo-accounts.tsx';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('writes the chosen account into the form and waits there for the press', () => {
  const form = document.createElement('form');
  form.innerHTML = '<input name="email"><input name="password"><button type="submit"></button>';
  document.body.append(form);
  const logins = {
    admin: { email: 'agentur@demo.example', password: 'a' },
    customer: { email: 'kundin@demo.example', password: 'b' },
  };
  render(<DemoAccounts logins={logins} findForm={() => form} />);
  fireEvent.click(screen.getByRole('button', { name: 'Eintragen: Kundin' }));
  expect([...new FormData(form).values()]).toEqual(['kundin@demo.example', 'b']);
  expect(document.activeElement?.getAttribute('type')).toBe('submit');
});
