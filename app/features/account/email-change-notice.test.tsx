// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { EmailChangeNotice } from './email-change-notice.tsx';

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
};

function open(path: string): string {
  render(
    <MemoryRouter initialEntries={[path]}>
      <EmailChangeNotice />
      <Address />
    </MemoryRouter>,
  );
  return screen.getByTestId('address').textContent;
}

afterEach(cleanup);

it('says after the first link that the other one is still to be opened', () => {
  const message = new URLSearchParams({ message: 'Confirmation link accepted.' });
  for (const path of [`?${message}#${message}`, `#${message}`]) {
    expect(open(`/portal/profil${path}`)).toBe('/portal/profil');
    expect(screen.getByRole('status').textContent).toContain('Link in der E-Mail an die andere');
    cleanup();
  }
});

it('says in German what was wrong with a link, and keeps the rest of the address', () => {
  const error =
    'error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';
  expect(open(`/admin/konto?teil=1&${error}#${error}`)).toBe('/admin/konto?teil=1');
  expect(screen.getByRole('alert').textContent).toContain('abgelaufen oder wurde schon benutzt');
});

it('says nothing on a page that no link led to', () => {
  expect(open('/portal/profil#anmeldung')).toBe('/portal/profil#anmeldung');
  expect(screen.queryByRole('status')).toBeNull();
});
