// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { nameSessionCookie } from '#app/lib/session-cookie.ts';
import { ANONYMOUS_SESSION, UNKNOWN_SESSION } from '#app/lib/session-state.ts';
import { writeSession } from '#app/lib/session-store.ts';
import { PageContext } from '#app/lib/use-site.ts';
import LinkProblem from './link-problem.island.tsx';

const SECRET = `${nameSessionCookie('http://localhost')}-code-verifier`;
const AGAIN = 'Bitte fordern Sie einen neuen an und öffnen Sie ihn in demselben Browser';

function open(search: string): void {
  history.replaceState(null, '', `/login${search}`);
  render(
    <PageContext value={{ site: undefined, pathname: '/login', search }}>
      <LinkProblem />
    </PageContext>,
  );
}

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  document.cookie = `${SECRET}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  writeSession(UNKNOWN_SESSION);
});

it('advises a new mail where the link was opened in another browser', () => {
  open('?code=fremd');
  expect(screen.getByRole('alert').textContent).toContain(AGAIN);
});

it('says the same where the secret of this browser belongs to another mail', () => {
  document.cookie = `${SECRET}=other; Path=/`;
  open('?code=fremd');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => writeSession(ANONYMOUS_SESSION));
  expect(screen.getByRole('alert').textContent).toContain(AGAIN);
});

it.each([
  ['/portal/profil?message=Confirmation+link+accepted', 'status', 'die andere Adresse'],
  ['/portal/profil?code=fremd', 'status', 'melden Sie sich mit der neuen an'],
  ['/admin/konto?error=x&error_code=email_exists', 'alert', 'Ihre bisherige gilt weiter'],
  ['/portal/profil', null, ''],
])('says how a change of address goes on before it is seen who asks: %s', (path, role, told) => {
  open(`?${new URLSearchParams({ weiter: path })}`);
  if (role) expect(screen.getByRole(role).textContent).toContain(told);
  else expect(document.body.textContent).toBe('');
});

it('finds the first half of a change of address in the fragment, too', () => {
  open('?weiter=/portal/profil#message=Confirmation+link+accepted');
  expect(screen.getByRole('status').textContent).toContain('die andere Adresse');
});

it('leads whoever confirmed a voided beginning to a password of his own', () => {
  open('?bestaetigt=1&code=fremd');
  expect(screen.getByRole('status').textContent).toContain('Bitte melden Sie sich jetzt an.');
  cleanup();
  open('?bestaetigt=1&code=fremd&type=recovery');
  expect(screen.getByRole('status').textContent).toContain('gilt kein Passwort von vorher');
  expect(screen.getByRole('link', { name: 'Passwort vergeben' }).getAttribute('href')).toBe(
    '/login/passwort-vergessen',
  );
});
