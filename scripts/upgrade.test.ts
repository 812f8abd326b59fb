import { execFileSync, spawn } from 'node:child_process';
import {
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findFreePort } from '#tests/support/server.ts';

// The order of an upgrade, in a repository whose server, backup and restore are stand-ins. With the
// real ones: tests/acceptance/upgrade.full.test.ts.

const STANDINS: Record<string, string> = {
  '.gitignore': 'node_modules\nbuild\n.upgrade\n',
  'package.json': '{"type":"module"}',
  'scripts/prepare.mjs':
    "import { mkdirSync } from 'node:fs'; mkdirSync('build', { recursive: true });",
  'server/config.ts': `export const parseConfig = (env) => ({ HOST: '127.0.0.1', PORT: env.PORT,
    dataDir: env.DATA_DIR, backupDir: env.BACKUP_DIR, DATABASE_URL: env.DATABASE_URL,
    SUPABASE_URL: env.SUPABASE_URL });`,
  'server/backup/other-clients.ts': `export const createClientsFault = (names) =>
    new Error('others: ' + names); export const listOtherClients = async (url) =>
    url.split('//')[1].split(',').filter(Boolean); export const requireWayBack = async (url) => {
    if (url.endsWith('no-superuser')) throw new Error('no way back'); };`,
  'server/backup/backup.ts': `import { mkdirSync } from 'node:fs';
    mkdirSync(process.argv[2], { recursive: true });
    if (process.argv[2].endsWith('-stopped')) await new Promise((done) => setTimeout(done, 1500));`,
  'server/backup/restore.ts': `import { writeFileSync } from 'node:fs';
    if (process.argv[3] === '--overwrite') {
      if (process.env.RESTORE === 'fails') process.exit(1);
      writeFileSync(process.env.DATA_DIR + '/restored', process.argv[2]);
    }`,
  'server/index.ts': `import { createServer } from 'node:http';
    import { writeFileSync } from 'node:fs';
    writeFileSync(process.env.DATA_DIR + '/written', '', { mode: 0o600 });
    createServer((_, response) => response.end('one')).listen(process.env.PORT, '127.0.0.1');`,
};
const START = 'setsid node server/index.ts >/dev/null 2>&1 & echo $! > "$DATA_DIR/pid"';
const STOP = 'kill $(cat "$DATA_DIR/pid"); sleep 0.3';

let work: string;
let site: string;
let env: NodeJS.ProcessEnv;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
    cwd: site,
    encoding: 'utf8',
  }).trim();
const sh = (command: string) => execFileSync('sh', ['-c', command], { cwd: site, env });
const read = (): Promise<string> =>
  fetch(`http://127.0.0.1:${env['PORT']}/`).then(
    (response) => response.text(),
    () => 'stands still',
  );
const serves = (what: string) => expect.poll(read, { timeout: 60_000 }).toBe(what);
async function commit(index: string): Promise<string> {
  await writeFile(join(site, 'server/index.ts'), index);
  git('commit', '-qam', 'next');
  const made = git('rev-parse', 'HEAD');
  git('reset', '-q', '--hard', 'HEAD~1');
  return made;
}

const SERVICE = ['--stop', STOP, '--start', START];
const run = (ref: string, settings: Record<string, string> = {}, service = SERVICE) => {
  const args = ['scripts/upgrade.ts', ref, ...service];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: site,
    env: { ...env, ...settings },
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = new Promise((resolve) => child.once('close', resolve));
  return { pid: child.pid!, done: end.then((code) => ({ code, output })) };
};
const upgrade = (...given: Parameters<typeof run>) => run(...given).done;
const listBackups = (): Promise<string[]> => readdir(join(work, 'backups')).catch(() => []);

let first: string;
let good: string;
let bad: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'upgrade-order-'));
  site = join(work, 'site');
  for (const [path, text] of Object.entries(STANDINS)) {
    await mkdir(dirname(join(site, path)), { recursive: true });
    await writeFile(join(site, path), text);
  }
  for (const real of ['scripts/upgrade', 'server/keep-owner.ts', 'server/local-origin.ts'])
    await cp(join(import.meta.dirname, '..', real), join(site, real), { recursive: true });
  const script = await readFile(join(import.meta.dirname, 'upgrade.ts'), 'utf8');
  await writeFile(
    join(site, 'scripts/upgrade.ts'),
    script.replace('const ALONE_MS = 10_000', 'const ALONE_MS = 600'),
  );
  for (const made of ['node_modules', 'build']) await mkdir(join(site, made));
  await mkdir(join(work, 'data'));
  env = {
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    PORT: String(await findFreePort()),
    DATA_DIR: join(work, 'data'),
    BACKUP_DIR: join(work, 'backups'),
  };
  execFileSync('git', ['init', '-q', site]);
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  first = git('rev-parse', 'HEAD');
  good = await commit(STANDINS['server/index.ts']!.replace('one', 'two'));
  // It is ready, but has no home page.
  bad = await commit(
    `import { createServer } from 'node:http';
     createServer(({ url }, response) => {
       response.statusCode = url === '/' ? 500 : 200;
       response.end('bad');
     }).listen(process.env.PORT, '127.0.0.1');`,
  );
});
beforeEach(async () => {
  await rm(join(work, 'data/restored'), { force: true });
  await rm(join(site, '.upgrade'), { recursive: true, force: true });
  await rm(join(work, 'backups'), { recursive: true, force: true });
  git('reset', '-q', '--hard', first);
  sh(`kill $(cat "$DATA_DIR/pid" 2>/dev/null) 2>/dev/null; sleep 0.3; ${START}`);
  await serves('one');
});
afterAll(async () => {
  sh(`${STOP} || true`);
  await rm(work, { recursive: true });
});

it('hands the files of the release that runs to the build of the next', async () => {
  const assets = join(site, 'build/client/assets');
  await mkdir(assets, { recursive: true });
  await writeFile(join(assets, 'chat-old.js'), '');
  expect((await upgrade(good)).code).toBe(0);
  expect(await readdir(assets)).toContain('chat-old.js');
});

it('goes to its end from the switch on, whatever becomes of the terminal', async () => {
  const { pid, done: end } = run(good);
  // The last backup of the old version is being written.
  await expect
    .poll(async () => (await listBackups()).join(), { timeout: 60_000 })
    .toContain('-stopped');
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.kill(-pid, signal);
  const done = await end;
  expect(done, done.output).toMatchObject({ code: 0 });
  await serves('two');
  expect(git('rev-parse', 'HEAD')).toBe(good);
  const log = (await listBackups()).find((name) => name.endsWith('.log'));
  expect(await readFile(join(work, 'backups', log!), 'utf8')).toMatch(/Fertig/);
});

it('changes nothing while others use the database, and serves again', async () => {
  const { code, output } = await upgrade(good, { DATABASE_URL: 'postgres://psql,cron' });
  expect([code, output]).toEqual([1, expect.stringContaining('others: psql,cron')]);
  await serves('one');
  expect(git('rev-parse', 'HEAD')).toBe(first);
  expect(await readdir(join(work, 'data'))).not.toContain('restored');
});

it('stops nothing where the database could not be filled again', async () => {
  await rm(join(work, 'data/written'));
  const { code, output } = await upgrade(good, { DATABASE_URL: 'postgres://no-superuser' });
  expect([code, output]).toEqual([1, expect.stringContaining('no way back')]);
  await serves('one');
  // The same process still serves.
  expect(await readdir(join(work, 'data'))).not.toContain('written');
});

it('says that the site stands still, and what to do, when the data do not come back', async () => {
  const back = await upgrade(bad);
  expect(back).toMatchObject({ code: 1, output: expect.stringContaining('the old one is back') });
  await serves('one');
  expect(await readFile(join(work, 'data/restored'), 'utf8')).toMatch(/-stopped$/);

  const { code, output } = await upgrade(bad, { RESTORE: 'fails' });
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/STANDS STILL[^]*npm run restore -- \S+-stopped --overwrite/),
  ]);
  await serves('stands still');
  expect(git('rev-parse', 'HEAD')).toBe(first);
});

it('leaves a server that stood still as it was, and what it wrote to the owner of the data', async () => {
  const data = join(work, 'data');
  sh(STOP);
  if (process.getuid?.() === 0) await chown(data, 1234, 1234);
  for (const [version, code] of [
    [bad, 1],
    [good, 0],
  ] as const) {
    await rm(join(data, 'written'));
    const done = await upgrade(version, {}, []);
    expect(done, done.output).toMatchObject({ code });
    expect(await read()).toBe('stands still');
    expect((await stat(join(data, 'written'))).uid).toBe((await stat(data)).uid);
  }
  await chown(data, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
});

it('refuses a Supabase project, and what an upgrade that was cut off has left', async () => {
  expect(await upgrade(good, { SUPABASE_URL: 'https://x.supabase.co' })).toMatchObject({
    code: 1,
    output: expect.stringContaining('docs/supabase.md, Upgrade'),
  });
  await mkdir(join(site, '.upgrade/previous'), { recursive: true });
  expect(await upgrade(good)).toMatchObject({
    code: 1,
    output: expect.stringContaining('was cut off'),
  });
  expect(await readdir(join(site, '.upgrade'))).toEqual(['previous']);
  await serves('one');
});
