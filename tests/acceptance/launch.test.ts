// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { readSettings } from '#server/doctor/read-settings.ts';
import { signInForCookies } from '#tests/support/cookie-session.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { itInFull } from '#tests/support/it-in-full.ts';

// LAUNCH-03: a public site with open points asks search engines to stay away,
// until done or expressly overruled. What counts as open:
// shared/launch/launch-points.test.ts. Test databases begin overruled
// (tests/support/templates.ts).

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PATHS = ['/', '/agb', '/koeln/webdesign', '/login', '/gibt-es-nicht', '/blog?seite=1'];
const readRobots = async () => {
  const answers = await Promise.all(PATHS.map((path) => fetch(server.origin + path)));
  return answers.map(({ headers }) => headers.get('x-robots-tag'));
};
async function readList({ origin, keys }: TestServer, email: string, password: string) {
  const login = { origin, anonKey: keys.anon_key, email, password };
  const { header: cookie } = await signInForCookies(login);
  return (await fetch(`${origin}/admin/start`, { headers: { cookie } })).text();
}
const overruled = () => server.service().from('site_settings');

it('answers noindex on every page while points are open, cached ones too', async () => {
  await expect.poll(readRobots).toEqual(PATHS.map(() => null));
  await overruled().delete().eq('id', 'launch_overruled');
  await expect.poll(readRobots).toEqual(PATHS.map(() => 'noindex'));
  await overruled().insert({ id: 'launch_overruled', value: { name: 'Greta' } });
  await expect.poll(readRobots).toEqual(PATHS.map(() => null));
});

it('counts no second factor of somebody who has not taken his invitation yet', async () => {
  const service = server.service();
  const owner = await service.auth.admin.createUser({
    email: 'inhaberin@agentur.example',
    password: 'a long enough password 7',
    email_confirm: true,
  });
  const invited = await service.auth.admin.createUser({ email: 'neu@agentur.example' });
  const ids = [owner, invited].map(({ data }) => data.user!.id);
  await service.from('profiles').update({ role: 'admin' }).in('id', ids);
  const page = await readList(server, 'inhaberin@agentur.example', 'a long enough password 7');
  expect(page).toContain('1 Administratorkonto hat keinen zweiten Faktor.');
  expect(page).toContain('Die öffentliche Adresse ist eingetragen.');
});

it('tells the doctor what was entered in the admin area', async () => {
  const config = parseConfig({ PORT: new URL(server.origin).port });
  const {
    anon_key: anonKey,
    service_role_key: serviceRoleKey,
    jwt_secret: jwtSecret,
  } = server.keys;
  const read = (key: string) => readSettings(config, { anonKey, serviceRoleKey: key, jwtSecret });
  const stored = server.service().from('server_settings');
  await stored.insert({ id: 'smtp_url', value: 'smtp://mail.agentur.example' });
  const facts = { ...config.company, email: 'post@agentur.example' };
  await server.service().from('site_settings').upsert({ id: 'company', value: facts });
  expect(await read(serviceRoleKey)).toMatchObject({
    isKnown: true,
    settings: { smtpUrl: 'smtp://mail.agentur.example', isPublic: false },
    company: facts,
  });
  expect(await read('of another site')).toMatchObject({ isKnown: false, company: config.company });
  await stored.delete().eq('id', 'smtp_url');
  await server.service().from('site_settings').delete().eq('id', 'company');
});

itInFull('says nothing without a public address', async () => {
  await overruled().delete().eq('id', 'launch_overruled');
  const admin = ['inhaberin@agentur.example', 'a long enough password 9'] as const;
  const [ADMIN_EMAIL, ADMIN_PASSWORD] = admin;
  const local = await startTestServer({ env: { PUBLIC_URL: '', ADMIN_EMAIL, ADMIN_PASSWORD } });
  await local.service().from('site_settings').delete().eq('id', 'launch_overruled');
  const answer = await fetch(`${local.origin}/agb`);
  expect(answer.headers.get('x-robots-tag')).toBeNull();
  expect(await readList(local, ...admin)).toContain('Keine öffentliche Adresse eingetragen');
  await local.stop();
});
