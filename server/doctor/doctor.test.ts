import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { parseConfig } from '../config.ts';
import { checkPublicAddress, judgeHeaders, judgeRefusal } from './check-address.ts';
import { checkBackup, checkDisk } from './check-machine.ts';
import { checkDns, checkMail, checkPlaceholders, judgeRights } from './check-services.ts';
import { createDoctorDoor, type Echo } from './door.ts';
import { runChecks } from './finding.ts';

const GIB = 1024 ** 3;
const url = new URL('https://www.firma.example');
const arrived: Echo = {
  host: 'www.firma.example',
  protocol: 'https',
  forwardedFor: '192.0.2.1',
  clientAddress: '192.0.2.1',
  bytes: 1,
};

it.each([
  [{}, true, 'ok'],
  [{ host: '127.0.0.1:3000' }, true, 'fail'],
  [{ protocol: 'http' }, true, 'fail'],
  [{ forwardedFor: '' }, true, 'fail'],
  [{}, false, 'fail'],
] as const)('judges %o behind a proxy that is trusted: %s', (change, trusted, state) => {
  expect(judgeHeaders({ ...arrived, ...change }, url, trusted).state).toBe(state);
});

it.each([
  [413, 50, /^413: der Proxy lässt so große Anfragen nicht durch\.$/],
  [502, 50, /^502: der Proxy lässt so große Anfragen nicht durch oder erreicht/],
  [502, 0, /^502: der Proxy erreicht den Server nicht\.$/],
  [404, 0, /^404: hier antwortet nicht dieser Server\.$/],
])('says of an answer of %d to %d MB whose it is', (status, megabytes, text) => {
  expect(judgeRefusal(status, megabytes * 1024 ** 2)).toMatchObject({
    state: 'fail',
    text: expect.stringMatching(text),
  });
});

it('tells what has arrived to the holder of the service key alone', async () => {
  const backend = { keys: { serviceRoleKey: 'geheim' } } as Backend;
  const door = createDoctorDoor(backend, parseConfig({}));
  const ask = (key: string) =>
    door.request(
      '/',
      { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: 'x'.repeat(70_000) },
      { incoming: { socket: { remoteAddress: '::1' } } },
    );
  expect((await ask('anders')).status).toBe(404);
  expect(await (await ask('geheim')).json()).toMatchObject({ bytes: 70_000, clientAddress: '::1' });
});

it('warns of a full disk and of a backup that was missed', async () => {
  const free = (bytes: number) => checkDisk(tmpdir(), () => Promise.resolve(bytes));
  const missed = parseConfig({
    BACKUP_DIR: join(tmpdir(), 'gibt-es-nicht'),
    DATA_DIR: join(tmpdir(), 'auch-nicht'),
  });
  const reports = await runChecks([
    free(0.5 * GIB),
    free(3 * GIB),
    free(30 * GIB),
    { name: 'kaputt', run: () => Promise.reject(new Error('weil')) },
    checkBackup(missed),
  ]);
  expect(reports.map(({ state }) => state)).toEqual(['fail', 'hint', 'ok', 'fail', 'hint']);
  expect(reports[3]).toEqual({ name: 'kaputt', state: 'fail', text: 'weil' });
});

it('finds a backup missing that should be there, and a folder that takes none', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'doctor-'));
  const BACKUP_DIR = join(DATA_DIR, 'backups');
  await mkdir(BACKUP_DIR);
  await writeFile(join(DATA_DIR, 'keys.json'), '');
  const check = async (days: number) => {
    const now = new Date(Date.now() + days * 24 * 3_600_000);
    return checkBackup(parseConfig({ DATA_DIR, BACKUP_DIR }), now).run();
  };
  expect(await check(1)).toMatchObject({ state: 'hint' });
  expect(await check(4)).toMatchObject({ state: 'fail', text: expect.stringContaining('seit') });
  // Of the service's user, who cannot write into a folder of root.
  if (process.getuid?.() === 0) {
    await chown(DATA_DIR, 1234, 1234);
    await chmod(BACKUP_DIR, 0o755);
  } else await chmod(BACKUP_DIR, 0o500);
  expect(await check(0)).toMatchObject({
    state: 'fail',
    text: expect.stringContaining('schreiben'),
  });
  await rm(DATA_DIR, { recursive: true });
});

it.each([
  [{}, 'ok', /^PostgreSQL 16$/],
  [{ version: 140_012 }, 'fail', /15 oder neuer/],
  [{ mayMakeRoles: false }, 'fail', /BYPASSRLS/],
  [{ owns: false }, 'fail', /gehört ihr nicht/],
  [{ mayRestore: false }, 'hint', /GRANT SET ON PARAMETER/],
] as const)('says of the rights %o on PostgreSQL: %s', (change, state, text) => {
  const rights = { version: 160_004, mayMakeRoles: true, owns: true, mayRestore: true };
  expect(judgeRights({ ...rights, ...change })).toMatchObject({
    state,
    text: expect.stringMatching(text),
  });
});

it('knows what was entered in the admin area, and says where it cannot', async () => {
  const config = parseConfig({});
  const stored = { isPublic: true, publicUrl: 'https://www.firma.example', smtpUrl: undefined };
  const names = checkPublicAddress(config, { settings: stored, isKnown: true }, null);
  expect(names.map(({ name }) => name)).toContain('TLS');
  const none = { isPublic: false, publicUrl: '', smtpUrl: undefined };
  for (const [isKnown, text] of [
    [true, /weder SMTP_URL noch|auch nicht unter/],
    [false, /sagt nur der laufende Server/],
  ] as const)
    for (const check of [
      checkMail({ settings: none, company: config.company, isKnown }, null),
      ...checkPublicAddress(config, { settings: none, isKnown }, null),
    ])
      expect(await check.run()).toMatchObject({
        state: 'hint',
        text: expect.stringMatching(text),
      });
});

it('advises for the company that holds, and says where it knows that of the environment alone', async () => {
  const { company: samples } = parseConfig({});
  const company = { ...samples, owner: 'Greta Inhaberin', email: 'post@firma.example' };
  const settings = { isPublic: false, publicUrl: '', smtpUrl: undefined };
  const known = { settings, company, isKnown: true };
  expect((await checkDns(known).run()).text).toContain('_dmarc.firma.example');
  const { text } = await checkPlaceholders(known).run();
  expect(text).toMatch(/^noch Muster: (?!.*(owner|email,)).*bank\.iban/);
  const guessed = await checkPlaceholders({ ...known, isKnown: false }).run();
  expect(guessed.text).toMatch(/in der Umgebung: .* sagt nur der laufende Server\.$/);
});

it('exits with 1 when a check fails, and names it', () => {
  const run = (environment: Record<string, string>) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'doctor.ts'), '--json'], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: mkdtempSync(join(tmpdir(), 'doctor-')),
        PORT: '9',
        ...environment,
      },
      encoding: 'utf8',
    });
  expect(run({}).status).toBe(0);
  const broken = run({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(broken.status).toBe(1);
  expect(JSON.parse(broken.stdout)).toContainEqual(
    expect.objectContaining({ name: 'Mail', state: 'fail' }),
  );
  expect(run({ PORT: 'achtzig' }).stdout).toContain('Einstellungen');
}, 60_000);
