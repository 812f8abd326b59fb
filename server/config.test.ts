import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findUnused, parseConfig, VARIABLES } from './config.ts';

it('works without any variable and with empty ones', () => {
  expect(parseConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', chatLlm: null });
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 });
});

it('names every wrong variable at once, in German and English', () => {
  const read = () =>
    parseConfig({ PORT: 'eighty', ADMIN_EMAIL: 'nobody', SMTP_URL: 'http://mail' });
  expect(read).toThrow(/Ungültige Umgebungsvariablen/);
  expect(read).toThrow(/PORT[\s\S]*ADMIN_EMAIL[\s\S]*SMTP_URL/);
  expect(read).toThrow(/ADMIN_EMAIL: Ungültig.* \/ Invalid email/);
  expect(() => parseConfig({ COMPANY_EMAIL: 'x' })).toThrow(
    /Ungültige Umgebungsvariablen[\s\S]*COMPANY_EMAIL: .* \/ Invalid email/,
  );
});

it.each([
  ['PORT', 'abc', '3000'],
  ['FORMS_PER_MINUTE', 'viele', '1'],
  ['SMTP_URL', 'mail.example.org:25', 'smtps://user:password@mail.example.org:465'],
  ['DATABASE_URL', 'mysql://x', 'postgres://user:password@localhost:5432/maasbogen'],
  ['CHAT_LLM_URL', 'llm.example.org', 'https://api.example.org/v1'],
])('shows for %s=%s what is expected', (name, value, example) => {
  expect(() => parseConfig({ [name]: value })).toThrow(
    `${name}: erwartet wird etwas wie / expected something like: ${example}\n`,
  );
});

it.each([
  [{ S3_BUCKET: 'files' }, 'S3_ENDPOINT'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_BUCKET'],
  [{ BACKUP_S3_BUCKET: 'backups', BACKUP_S3_ENDPOINT: 'https://s3.example' }, 'BACKUP_DIR'],
  [{ ADMIN_PASSWORD: 'lang genug' }, 'ADMIN_EMAIL'],
  [{ CHAT_LLM_KEY: 'x', CHAT_LLM_MODEL: 'y' }, 'CHAT_LLM_URL'],
])('refuses %o, which would be left unused without %s', (environment, needed) => {
  expect(() => parseConfig(environment)).toThrow(`wirkt nur zusammen mit ${needed}`);
});

it.each(['/start', '/?a=1', '#oben'])('takes no PUBLIC_URL with %s after the host', (rest) => {
  expect(() => parseConfig({ PUBLIC_URL: `https://www.firma.example${rest}` })).toThrow(
    /PUBLIC_URL: eine Adresse ohne Pfad.* https:\/\/www\.example\.org/,
  );
});

it.each(['user@llm.example/v1', ':secret@llm.example', 'llm.example/v1?key=1', 'llm.example#a'])(
  'takes no address of a language model with more than a path: %s',
  (rest) => {
    const environment = { CHAT_LLM_URL: `https://${rest}` };
    expect(() => parseConfig(environment)).toThrow(/CHAT_LLM_URL: eine Adresse ohne Benutzer/);
  },
);

it('reads PUBLIC_URL as an origin', () => {
  expect(parseConfig({ PUBLIC_URL: 'https://WWW.firma.example:443/' }).PUBLIC_URL).toBe(
    'https://www.firma.example',
  );
  expect(() => parseConfig({ PUBLIC_URL: 'https://user@firma.example' })).toThrow('ohne Pfad');
  expect(() => parseConfig({ PUBLIC_URL: 'www.firma.example' })).toThrow(/PUBLIC_URL: (?!eine)/);
});

it('names what looks like a setting and is none', () => {
  const known = { SMTP_URL: 'smtp://x', COMPANY_KVK: '1', COMPANY_SOCIAL_X: 'x', PATH: '/bin' };
  expect(findUnused({ ...known, SMTP_UR: 'x', COMPANY_KVKK: '1', S3_EMPTY: '' })).toEqual([
    'SMTP_UR',
    'COMPANY_KVKK',
  ]);
  expect(findUnused({ ADMIN_EMAIL: 'a@b.example' })).toEqual(['ADMIN_EMAIL']);
  expect(findUnused({ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'lang genug' })).toEqual([]);
});

it('reads the example file as it is, and it lists every variable', async () => {
  const lines = (await readFile(new URL('../.env.example', import.meta.url), 'utf8'))
    .split('\n')
    .filter((line) => /^#?\s?[A-Z0-9_]+=/.test(line));
  const environment = Object.fromEntries(
    lines.filter((line) => !line.startsWith('#')).map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
  expect(parseConfig(environment).PORT).toBe(3000);
  const documented = lines
    .map((line) => line.replace(/^#\s?/, '').split('=')[0]!)
    .filter((name) => !name.startsWith('COMPANY_'));
  expect(documented.toSorted()).toEqual(VARIABLES.filter((name) => name !== 'NODE_ENV').toSorted());
});

it('reads providers and limits of the authentication service', () => {
  const google = { clientId: 'id', clientSecret: 'secret' };
  const config = parseConfig({
    AUTH_PROVIDERS: JSON.stringify({ google }),
    AUTH_REDIRECTS: 'https://a.example, https://b.example/x',
    AUTH_SIGN_INS_PER_MINUTE: '5',
  });
  expect(config.AUTH_PROVIDERS).toEqual({ google });
  expect(config.AUTH_REDIRECTS).toEqual(['https://a.example', 'https://b.example/x']);
  expect(config).toMatchObject({ AUTH_SIGN_INS_PER_MINUTE: 5, AUTH_MAILS_PER_HOUR: 60 });
  expect(() => parseConfig({ AUTH_PROVIDERS: '{"google":1}' })).toThrow(/AUTH_PROVIDERS/);
});
