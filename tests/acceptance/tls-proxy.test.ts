// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const PUBLIC_URL = 'https://maasbogen.example';
const ADMIN = { email: 'leitung@firma.example', password: 'Sicher-genug-2026' };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: { PUBLIC_URL, ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
});
afterAll(() => server.stop());

/** As a proxy in front sends it on: plain HTTP, with what the browser said. */
const send = (path: string, origin: string, type = 'application/x-www-form-urlencoded') =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: {
      origin,
      'x-forwarded-proto': 'https',
      'content-type': type,
    },
    body: 'token=unbekannt',
  });

it.each(['/newsletter/bestaetigen', '/newsletter/abmelden'])(
  '%s takes a form that comes through a proxy which ends TLS',
  async (path) => {
    const answer = await send(path, PUBLIC_URL);
    // Taken, read and found to be no known link.
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('unvollständig, abgelaufen oder unbekannt');
    expect(await (await send(`${path}.data`, PUBLIC_URL)).text()).toContain('unknown');
    expect((await send(path, 'https://fremd.example')).status).toBe(400);
    expect((await send(path, PUBLIC_URL, 'application/json')).status).toBe(400);
  },
);

it('sets cookies for TLS only, by name as well, also when it refreshes a session (IDENT-03)', async () => {
  const signedIn = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.keys.anon_key, 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  expect(signedIn.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Secure-.*; Secure$/)]);
  const session = (await signedIn.json()) as object;
  // Expired as the browser sees it: the server asks for a new one and hands it back.
  const ask = async (path: string, expiry: number) => {
    const { sessionCookie, plain } = cookiesFor({ ...session, expires_at: expiry });
    return fetch(server.origin + path, {
      headers: { cookie: `${sessionCookie}; ${plain}`, 'x-forwarded-proto': 'https' },
      redirect: 'manual',
    });
  };
  for (const path of ['/admin', `/dokumente/rechnungen/${crypto.randomUUID()}.pdf`]) {
    const cookies = (await ask(path, 1)).headers.getSetCookie();
    const [kept, removed] = [/^__Host-sb-auth-token(\.\d)?=base64-/, /^sb-auth-token=; Max-Age=0;/];
    expect(cookies.some((cookie) => kept.test(cookie))).toBe(true);
    expect(cookies.some((cookie) => removed.test(cookie))).toBe(true);
    for (const cookie of cookies.filter((each) => !removed.test(each))) {
      expect(cookie).toMatch(/^__Host-/);
      expect(cookie).toMatch(/; Max-Age=(0|2592000); Path=\/; Secure; SameSite=Lax$/);
    }
  }
  const page = await ask('/login', 4_000_000_000);
  expect(await page.text()).toContain('<meta name="session-cookie" content="__Host-sb-auth-token"');
});

it('answers public pages from memory behind a proxy too, and tells browsers to stay with HTTPS', async () => {
  const ask = async () => {
    const { headers } = await fetch(`${server.origin}/impressum`, {
      headers: { 'x-forwarded-proto': 'https', 'accept-encoding': 'br' },
    });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    return Number(headers.get('content-length'));
  };
  const first = await ask();
  // What is asked for again is packed once more, better: only the memory does that.
  await expect.poll(ask).toBeLessThan(first);
});

const cookiesFor = (session: object) => {
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  return { sessionCookie: `__Host-sb-auth-token=${value}`, plain: `sb-auth-token=${value}` };
};
