// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#app/lib/query-client.ts';
import { FactorSettings } from './factor-settings.tsx';
import { SignInWays } from './sign-in-ways.tsx';
import { useFactors } from './use-factors.ts';

const answer = (data: unknown) => async () => ({ data, error: null });
const refuse = async () => ({ data: null, error: { code: 'reauthentication_needed' } });
const enroll = vi.fn();
const signOut = vi.hoisted(() => vi.fn((leave: () => void) => leave()));
vi.mock('../sign-out.ts', () => ({ signOut }));
const factors = vi.fn();
const passkeys = vi.fn();
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({
    rpc: answer(0),
    auth: {
      passkey: { list: passkeys },
      registerPasskey: refuse,
      mfa: { listFactors: factors, enroll },
    },
  }),
}));

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PublicKeyCredential', class {});
  factors.mockImplementation(answer({ all: [] }));
  passkeys.mockImplementation(answer([]));
  enroll.mockImplementation(
    answer({ id: 'app', totp: { qr_code: 'data:,', secret: 'GEHEIM', uri: 'otpauth:' } }),
  );
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

const Ways = () => <SignInWays factors={useFactors()} />;
const show = (part: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  );

it.each([
  ['Passkey anlegen', <Ways key="all" />],
  ['Passkey als zweiten Faktor einrichten', <FactorSettings key="factors" />],
])('begins no passkey while an app is being set up, which it would end: %s', async (name, part) => {
  show(part);
  const add = { name };
  const app = await screen.findByRole('button', { name: 'App mit Code einrichten' });
  await screen.findByRole('button', add);
  fireEvent.click(app);
  await screen.findByText('GEHEIM');
  expect(screen.queryByRole('button', add)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await screen.findByRole('button', add);
});

it.each([
  ['all ways', <Ways key="all" />],
  ['second factors', <FactorSettings key="factors" />],
])('says why no passkey can be made here: %s', async (_, part) => {
  vi.stubGlobal('isSecureContext', false);
  show(part);
  await screen.findByText(/die Verbindung ist nicht verschlüsselt/);
  expect(screen.queryByRole('button', { name: /Passkey/ })).toBeNull();
});

it('says which passkey is asked about: by its name, or by its day', async () => {
  const created_at = '2026-11-03T12:00:00Z';
  const named = { friendly_name: 'Chrome auf Linux', factor_type: 'webauthn', status: 'verified' };
  factors.mockImplementation(answer({ all: [{ id: 'factor', created_at, ...named }] }));
  passkeys.mockImplementation(answer([{ id: 'key', friendly_name: 'Passkey', created_at }]));
  show(<Ways />);
  const own = 'Passkey vom 3. November 2026 entfernen';
  fireEvent.click(await screen.findByRole('button', { name: own }));
  await screen.findByRole('dialog', { name: `${own}?` });
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  const factor = 'Passkey „Chrome auf Linux“ ausschalten';
  fireEvent.click(await screen.findByRole('button', { name: factor }));
  await screen.findByRole('dialog', { name: `${factor}?` });
});

it.each([
  ['App mit Code einrichten', []],
  ['Passkey anlegen', ['Statt des Passworts']],
  ['Passkey anlegen', ['Nach dem Passwort']],
])('leads to a new sign-in and back where the last is too long ago: %s %s', async (way, then) => {
  enroll.mockImplementation(refuse);
  history.replaceState(null, '', '/portal/sicherheit');
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  show(<Ways />);
  for (const name of [way, ...then]) fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Bitte melden Sie sich neu an' });
  fireEvent.click(screen.getByRole('button', { name: 'Neu anmelden' }));
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?weiter=%2Fportal%2Fsicherheit');
  assign.mockRestore();
});
