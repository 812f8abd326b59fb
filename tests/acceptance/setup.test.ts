// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInForCookies } from '#tests/support/cookie-session.ts';
import { createDataDir, startTestServer, type TestServer } from '#tests/support/server.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';

// LAUNCH-01: without ADMIN_EMAIL a link of each start makes the owner's account, once.

const OWNER = {
  name: 'Greta Inhaberin',
  email: 'greta@agentur.example',
  password: 'drei Brücken über die Maas',
};

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await createDataDir();
  server = await startTestServer({ dataDir: folder });
});
afterAll(() => server.stop());

const readLink = (): string | undefined =>
  /\S+\/einrichten\?schluessel=[\w-]+/.exec(server.output())?.[0];
const restart = async (env: Record<string, string> = {}): Promise<void> => {
  await server.stop({ keepData: true });
  server = await startTestServer({ dataDir: folder, env });
};
/** As somebody starts it who has set no address. */
const NO_ADDRESS = { PUBLIC_URL: '' };
const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;
const post = (address: string, fields: Record<string, string>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

it('prints a link until it was used; only the last one leads anywhere', async () => {
  const first = readLink()!;
  expect(first.startsWith(`${server.origin}/einrichten?`)).toBe(true);
  expect(Buffer.from(first.split('=')[1]!, 'base64url').byteLength).toBeGreaterThanOrEqual(16);
  const page = await fetch(first);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toContain('no-store');
  const { data: stored } = await server.service().from('setup_links').select('token_hash').single();
  expect(first).not.toContain((stored as { token_hash: string }).token_hash);

  await restart();
  const second = readLink()!;
  expect(await statusOf(server.origin + first.slice(first.indexOf('/einrichten')))).toBe(404);
  for (const path of ['/einrichten', '/einrichten?schluessel=', '/einrichten?schluessel=falsch'])
    expect(await statusOf(server.origin + path), path).toBe(404);
  expect((await post(`${server.origin}/einrichten`, OWNER)).status).toBe(404);

  // What is refused leaves the link as it was.
  for (const wrong of [{ email: 'greta' }, { password: 'passwort1' }, { name: ' ' }])
    expect((await post(second, { ...OWNER, ...wrong })).status).toBe(400);
  const answers = await Promise.all([post(second, OWNER), post(second, OWNER)]);
  const made = answers.find(({ status }) => status === 302)!;
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([302, 404]);
  // A browser shows the answer to the second press, however late it comes.
  for (const answer of [answers.find(({ status }) => status === 404)!, await post(second, OWNER)]) {
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Der Link gilt nicht mehr.');
  }
  expect(await statusOf(second)).toBe(404);
  expect(made.headers.get('location')).toBe('/admin/einrichten');

  // The owner is signed in, and an admin.
  const cookie = made.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const admin = await fetch(server.origin + made.headers.get('location')!, { headers: { cookie } });
  expect(admin.status).toBe(200);
  expect(await admin.text()).toContain('Einstellungen');

  await restart(NO_ADDRESS);
  expect(readLink()).toBeUndefined();
  expect(await statusOf(server.origin + second.slice(second.indexOf('/einrichten')))).toBe(404);
  const client = server.client();
  const { error } = await client.auth.signInWithPassword(OWNER);
  expect(error).toBeNull();
  expect((await client.rpc('is_admin')).data).toBe(true);
});

// The owner of the test before.
it('sets brand, mail server and address in the browser, for visitors at once and after a restart', async () => {
  const smtp = await startSmtpServer();
  const { origin } = server;
  const anonKey = server.keys.anon_key;
  const { header: cookie } = await signInForCookies({ origin, anonKey, ...OWNER });
  const open = async (path: string, fields?: Record<string, string>): Promise<string> => {
    const answer = await fetch(`${origin}/admin/einrichten${path}`, {
      headers: { cookie },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    return answer.text();
  };

  expect(await open('/marke', { accent: '#837777' })).toContain('keine Schrift gut zu lesen');
  await open('/marke', { accent: '#0b6b3f' });
  const home = async () => (await fetch(server.origin)).text();
  expect(await home()).toContain('--accent:#0b6b3f');

  const saysUnsent = async (): Promise<boolean> => {
    const page = await fetch(`${origin}/admin/uebersicht`, { headers: { cookie } });
    return (await page.text()).includes('E-Mails gehen nicht hinaus');
  };
  expect(await saysUnsent()).toBe(true);
  const { hostname: host, port } = new URL(smtp.url);
  const mail = { what: 'save', host, port, security: 'none', user: '', to: OWNER.email };
  expect(await open('/mail', { ...mail, host: 'a/b' })).toContain('Bitte prüfen Sie');
  expect(await open('/mail', mail)).toContain(`Testmail an ${OWNER.email} übergeben`);
  expect(await open('/mail')).toContain('Letzte Testmail');
  const unreached = await open('/mail', { ...mail, port: '9' });
  expect(unreached).toContain('Gespeichert, aber die Testmail ging nicht hinaus');
  expect(unreached).toContain('nimmt keine Verbindung an');
  // It went through the server before.
  expect(unreached).not.toContain('Letzte Testmail');
  await open('/mail', mail);
  expect(smtp.mails.join('')).toContain('Testmail');
  expect(await saysUnsent()).toBe(false);

  const sitemap = async () => (await fetch(`${server.origin}/sitemap-seiten.xml`)).text();
  expect(await open('/adresse', { url: 'https://agentur.example/pfad' })).toContain('ohne Pfad');
  expect(await open('/adresse', { url: 'agentur.example' })).toContain(
    'antwortet Ihre Website noch',
  );
  expect(await sitemap()).toContain('<loc>https://agentur.example/pakete</loc>');

  await restart(NO_ADDRESS);
  expect(await home()).toContain('--accent:#0b6b3f');
  expect(await sitemap()).toContain('<loc>https://agentur.example/pakete</loc>');
  await smtp.close();
});
