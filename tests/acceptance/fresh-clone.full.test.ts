import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildQuote } from '#tests/support/quote.ts';
import { findFreePort } from '#tests/support/server.ts';

const project = join(import.meta.dirname, '../..');
const readLines = (name: string): string[] =>
  readFileSync(join(project, name), 'utf8').split('\n').filter(Boolean);

// A copy of what git does not ignore: unlike a clone it holds what is being worked on.
const ignored = new Set([
  '.git',
  ...readLines('.gitignore').map((line) => line.replace(/\/$/, '')),
]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clone-'));
  await cp(project, folder, {
    recursive: true,
    filter: (path) => !ignored.has(basename(path)) && !ignored.has(relative(project, path)),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * The machine's own variables (registry, certificates), but none of this
 * project's nor of the test run's.
 */
function cleanEnvironment(port: number): NodeJS.ProcessEnv {
  const own = new Set([
    'NODE_ENV',
    ...readLines('.env.example').map((line) => /^(?:# ?)?(\w+)=/.exec(line)?.[1]),
  ]);
  const kept = Object.entries(process.env).filter(
    ([name]) => !own.has(name) && !name.startsWith('VITEST'),
  );
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), PORT: String(port) };
}

async function npmRun(script: 'start' | 'dev') {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['run', script], {
    cwd: folder,
    env: cleanEnvironment(port),
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
    await ended;
  };
  try {
    await expect
      .poll(
        () => child.exitCode ?? fetch(`${origin}/healthz`).then(({ status }) => status, String),
        { timeout: 500_000, interval: 200 },
      )
      .toBe(200);
  } catch {
    await stop();
    throw new Error(`npm run ${script} did not serve:\n${output}`);
  }
  return { origin, output: () => output, stop };
}

it(
  'a fresh clone installs, builds and serves with npm start, and the second start goes straight on',
  { timeout: 900_000 },
  async () => {
    const first = await npmRun('start');
    expect(first.output()).toMatch(/Installing packages …[\s\S]*Building …/);
    expect(await (await fetch(first.origin)).text()).toContain('Website erstellen lassen ab 590€');
    const keys = JSON.parse(await readFile(join(folder, 'data/keys.json'), 'utf8')) as {
      anon_key: string;
    };
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

    const second = await npmRun('start');
    expect(second.output()).not.toMatch(/Installing|Building|migrated/);
    await second.stop();
  },
);

it(
  'npm run dev takes over what changes in a page, the server and a function',
  { timeout: 900_000 },
  async () => {
    const dev = await npmRun('dev');
    const { anon_key } = JSON.parse(await readFile(join(folder, 'data/keys.json'), 'utf8')) as {
      anon_key: string;
    };
    const read = (path: string, init?: RequestInit) =>
      fetch(dev.origin + path, init).then((response) => response.text(), String);
    const change = async (file: string, from: string, to: string) => {
      const source = await readFile(join(folder, file), 'utf8');
      expect(source).toContain(from);
      await writeFile(join(folder, file), source.replace(from, to));
    };
    const soon = { timeout: 60_000, interval: 200 };
    try {
      const guide = await read('/stil');
      expect(guide).toContain('Diese Seite gibt es nur in der Entwicklung.');
      // What React finds when it takes over, for browsers hide a nonce.
      expect(guide).toMatch(/<link data-react-router-critical-css=""[^>]*nonce=""/);
      await change(
        'app/routes/marketing/pakete.tsx',
        'current="Pakete"',
        'current="Eine geänderte Seite"',
      );
      await expect.poll(() => read('/pakete'), soon).toContain('Eine geänderte Seite');
      await change(
        'server/http/app.ts',
        "c.json({ status: 'ok' }))",
        "c.json({ status: 'anders' }))",
      );
      await expect.poll(() => read('/healthz'), soon).toContain('anders');
      await change(
        'supabase/functions/contact/handler.ts',
        'Bitte prüfen Sie Ihre Angaben.',
        'Eine geänderte Antwort.',
      );
      const call = {
        method: 'POST',
        body: '{}',
        headers: { apikey: anon_key, 'content-type': 'application/json' },
      };
      await expect
        .poll(() => read('/functions/v1/contact', call), soon)
        .toContain('Eine geänderte Antwort.');
    } finally {
      await dev.stop();
    }
  },
);
