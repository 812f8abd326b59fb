// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const { auth, showFailure } = vi.hoisted(() => {
  const answer = () => vi.fn<(...parts: unknown[]) => Promise<unknown>>();
  return {
    auth: { getSession: answer(), signOut: answer(), admin: { signOut: answer() } },
    showFailure: answer(),
  };
});
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => ({ auth }) }));
vi.mock('#app/ui/feedback/toast.ts', () => ({ showFailure, showToast: async () => undefined }));

// Files share their modules: this one is loaded anew for the mocks, and again for others.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { signOut } = await import('./sign-out.ts');
const { readSession } = await import('#app/lib/session-store.ts');
const { nameSessionCookie, hasSessionCookie } = await import('#app/lib/session-cookie.ts');

const NAME = nameSessionCookie('http://localhost');
const leave = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  for (const part of ['.0', '.1']) document.cookie = `${NAME}${part}=part; Path=/`;
  document.cookie = 'other=stays';
  auth.getSession.mockResolvedValue({ data: { session: { access_token: 'token' } }, error: null });
  auth.signOut.mockImplementation(async () => {
    expect(hasSessionCookie(document.cookie)).toBe(false);
    return { error: null };
  });
});

it('ends the session of this browser alone, on the server first', async () => {
  auth.admin.signOut.mockImplementation(async () => {
    expect(hasSessionCookie(document.cookie)).toBe(true);
    return { error: null };
  });
  await signOut(leave);
  expect(auth.admin.signOut).toHaveBeenCalledExactlyOnceWith('token', 'local');
  expect(auth.signOut).toHaveBeenCalledExactlyOnceWith({ scope: 'local' });
  expect(document.cookie).toBe('other=stays');
  expect(leave).toHaveBeenCalledOnce();
});

it('takes a session that has ended already for signed out', async () => {
  auth.admin.signOut.mockResolvedValue({ error: { status: 403 } });
  await signOut(leave);
  expect(leave).toHaveBeenCalledOnce();
});

it('stays signed in where the server did not end it (AUTH-12)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  auth.admin.signOut.mockResolvedValue({ error: { status: 500 } });
  await signOut(leave);
  expect(auth.signOut).not.toHaveBeenCalled();
  expect(hasSessionCookie(document.cookie)).toBe(true);
  expect(showFailure).toHaveBeenCalledWith('Fehler', 'Fehler beim Abmelden.');
  expect(leave).not.toHaveBeenCalled();
  expect(readSession().leaving).toBe(false);
});
