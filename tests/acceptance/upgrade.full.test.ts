import { execFileSync, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildQuote } from '#tests/support/quote.ts';
import { findFreePort } from '#tests/support/server.ts';

// LAUNCH-05: `npm run upgrade` on a clone that serves, to a version that works
// and to one that does not.

const project = join(import.meta.dirname, '../..');
const node = process.execPath;
let work: string;
let site: string;
let env: NodeJS.ProcessEnv;
let origin: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
    cwd: site,
    encoding: 'utf8',
  }).trim();
const sh = (command: string) => execFileSync('sh', ['-c', command], { cwd: site, env });

const START =
  `setsid ${node} --disable-warning=ExperimentalWarning server/index.ts >>"$DATA_DIR.log" ` +
  '2>&1 & echo $! > "$DATA_DIR.pid"';
const STOP =
  'pid=$(cat "$DATA_DIR.pid"); kill $pid 2>/dev/null; while kill -0 $pid 2>/dev/null; do ' +
  'sleep 0.2; done';

function upgrade(ref: string): Promise<{ code: number | null; output: string }> {
  const args = ['scripts/upgrade.ts', ref, '--stop', STOP, '--start', START];
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], { cwd: site, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
const commit = async (message: string, files: Record<string, string>): Promise<string> => {
  for (const [path, text] of Object.entries(files)) await writeFile(join(site, path), text);
  git('add', '-A');
  git('commit', '-q', '-m', message);
  return git('rev-parse', 'HEAD');
};
const enquire = async (): Promise<string> => {
  const keys = JSON.parse(await readFile(join(env['DATA_DIR']!, 'keys.json'), 'utf8')) as {
    anon_key: string;
  };
  const client = createClient(origin, keys.anon_key, { auth: { persistSession: false } });
  const quote = buildQuote({ requestId: crypto.randomUUID() });
  const { data } = await client.functions.invoke('quote-request', { body: quote });
  expect(data).toMatchObject({ success: true });
  return quote.email;
};
const readTable = async (table: string): Promise<string> => {
  const keys = JSON.parse(await readFile(join(env['DATA_DIR']!, 'keys.json'), 'utf8')) as {
    service_role_key: string;
  };
  const headers = {
    apikey: keys.service_role_key,
    authorization: `Bearer ${keys.service_role_key}`,
  };
  return (await fetch(`${origin}/rest/v1/${table}`, { headers })).text();
};

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'upgrade-'));
  site = join(work, 'site');
  // The tree as it is being worked on, as the first commit of a repository of its own.
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
  });
  for (const path of listed.split('\n').filter(Boolean))
    await cp(join(project, path), join(site, path)).catch((cause: NodeJS.ErrnoException) => {
      // Deleted, but not yet in git.
      if (cause.code !== 'ENOENT') throw cause;
    });
  for (const made of ['node_modules', 'build'])
    await cp(join(project, made), join(site, made), { recursive: true, verbatimSymlinks: true });
  execFileSync('git', ['init', '-q', site]);
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  env = {
    PATH: process.env['PATH'],
    PORT: String(port),
    DATA_DIR: join(work, 'data'),
    BACKUP_DIR: join(work, 'backups'),
    LOG_LEVEL: 'warn',
  };
  await cp(join(site, '.env.example'), join(site, '.env'));
  await rm(join(site, '.env'));
  execFileSync('mkdir', [env['DATA_DIR']!]);
  sh(START);
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), {
    timeout: 300_000,
    interval: 500,
  });
}, 900_000);
afterAll(async () => {
  sh(STOP);
  await rm(work, { recursive: true, force: true });
});

it(
  'goes to a version that works, and back by itself from one that does not start',
  // Four builds and drills: half an hour alone at load 30.
  { timeout: 7_200_000 },
  async () => {
    const first = git('rev-parse', 'HEAD');
    const before = await enquire();
    const migration = 'supabase/migrations/20991231000000_of_a_test.sql';
    const table = (name: string) =>
      `create table public.${name} (id int primary key); grant select on public.${name} to
       service_role;`;
    const good = await commit('good', { [migration]: table('newer') });
    git('reset', '-q', '--hard', first);

    const done = await upgrade(good);
    expect(done, done.output).toMatchObject({ code: 0 });
    expect(git('rev-parse', 'HEAD')).toBe(good);
    expect(await readTable('newer')).toBe('[]');
    expect(await readTable('quote_requests?select=email')).toContain(before);
    expect((await fetch(`${origin}/pakete`)).status).toBe(200);

    // Its migrations run on the copy and on the data, but then it does not serve.
    const bad = await commit('bad', {
      [migration.replace('9000000', '9000001').replace('31000000', '31000001')]: table('newest'),
      'server/index.ts': `${await readFile(join(site, 'server/index.ts'), 'utf8')}\nprocess.exit(1);\n`,
    });
    git('reset', '-q', '--hard', good);
    const between = await enquire();
    const failed = await upgrade(bad);
    expect(failed, failed.output).toMatchObject({
      code: 1,
      output: expect.stringContaining('the old one is back'),
    });
    expect(git('rev-parse', 'HEAD')).toBe(good);
    expect(await readTable('newest')).toContain('PGRST205');
    const kept = await readTable('quote_requests?select=email');
    expect(kept).toContain(before);
    expect(kept).toContain(between);
    expect(await readdir(site)).not.toContain('.upgrade');
  },
);

it('does nothing where files of the program were changed', async () => {
  await writeFile(join(site, 'README.md'), 'mine');
  expect(await upgrade('HEAD~1')).toMatchObject({
    code: 1,
    output: expect.stringContaining('git status'),
  });
  git('checkout', '-q', 'README.md');
});
