import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildQuote } from '#tests/support/quote.ts';
import { findFreePort } from '#tests/support/server.ts';

const project = join(import.meta.dirname, '../..');
const readLines = (name: string): string[] => readFileSync(join(project, name), 'utf8').split('\n').filter(Boolean);

// A copy of what git does not ignore: unlike a clone it holds what is being worked on.
const ignored = new Set(['.git', ...readLines('.gitignore').map((line) => line.replace(/\/$/, ''))]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clone-'));
  await cp(project, folder, { recursive: true, filter: (path) => !ignored.has(basename(path)) && !ignored.has(relative(project, path)) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The machine's own variables (registry, certificates), but none of this project's nor of the test run's. */
function cleanEnvironment(port: number): NodeJS.ProcessEnv {
  const own = new Set(['NODE_ENV', ...readLines('.env.example').map((line) => /^(?:# ?)?(\w+)=/.exec(line)?.[1])]);
  const kept = Object.entries(process.env).filter(([name]) => !own.has(name) && !name.startsWith('VITEST'));
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), PORT: String(port) };
}

async function npmStart() {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['start'], { cwd: folder, env: cleanEnvironment(port), detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
    await ended;
  };
  try {
    await expect
      .poll(() => child.exitCode ?? fetch(`${origin}/healthz`).then(({ status }) => status, String), { timeout: 280_000, interval: 200 })
      .toBe(200);
  } catch {
    await stop();
    throw new Error(`npm start did not serve:\n${output}`);
  }
  return { origin, output: () => output, stop };
}

it('a fresh clone installs, builds and serves with npm start, and the second start goes straight on', { timeout: 900_000 }, async () => {
  const first = await npmStart();
  expect(first.output()).toMatch(/Installing packages …[\s\S]*Building …/);
  expect(await (await fetch(first.origin)).text()).toContain('Website erstellen lassen ab 590€');
  const keys = JSON.parse(await readFile(join(folder, 'data/keys.json'), 'utf8')) as { anon_key: string };
  const answer = await fetch(`${first.origin}/functions/v1/quote-request`, {
    method: 'POST',
    headers: { apikey: keys.anon_key, 'content-type': 'application/json' },
    body: JSON.stringify(buildQuote()),
  });
  expect(await answer.json()).toMatchObject({ success: true });
  await expect
    .poll(() =>
      readdir(join(folder, 'data/mail')).then(
        ({ length }) => length,
        () => 0,
      ),
    )
    .toBe(2);
  await first.stop();

  const second = await npmStart();
  expect(second.output()).not.toMatch(/Installing|Building|migrated/);
  await second.stop();
});
