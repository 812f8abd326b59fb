// `npm run bench -- site`: throughput of the home page, beside nginx with the
// same bytes where it and wrk are installed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findFreePort, startTestServer } from '../tests/support/server.ts';

const SECONDS = 6;
const ROUNDS = 3;

/** Requests a second by wrk: one thread, 16 connections, brotli. */
function measure(url: string): number {
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', '-c16', `-d${SECONDS}s`, '-H', 'accept-encoding: br', url],
    { encoding: 'utf8' },
  );
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function startNginx(body: Buffer): Promise<{ url: string; stop: () => void } | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  await writeFile(join(folder, 'index.html'), body);
  await writeFile(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null; events {} http ` +
      `{ access_log off; server { listen 127.0.0.1:${port}; root ${folder}; add_header ` +
      'content-encoding br; } }',
  );
  await writeFile(join(folder, 'x'), '');
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

/**
 * Requests a second for the home page, and for the same bytes from nginx where
 * it is installed, in turns.
 */
export async function compareThroughput(origin: string) {
  const html = await (
    await fetch(`${origin}/`, { headers: { 'accept-encoding': 'identity' } })
  ).text();
  // The cache compresses fully after a few requests.
  for (let i = 0; i < 5; i++)
    await (await fetch(`${origin}/`, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const nginx = await startNginx(brotliCompressSync(html));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    ours.push(measure(`${origin}/`));
    if (nginx) theirs.push(measure(nginx.url));
  }
  nginx?.stop();
  return { ours: median(ours), nginx: nginx ? median(theirs) : null };
}

if (import.meta.main) {
  const server = await startTestServer();
  const { ours, nginx } = await compareThroughput(server.origin);
  console.log(
    `home page: ${ours.toFixed(0)} ` +
      `req/s${nginx ? `; nginx, same bytes: ${nginx.toFixed(0)} req/s; ratio ${(ours / nginx).toFixed(2)}` : ''}`,
  );
  await server.stop();
}
