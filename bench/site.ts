// `npm run bench -- site`: first-load JavaScript and throughput of the home page, beside nginx with the same bytes where it is installed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log /dev/null; events {} http { access_log off; server { listen 127.0.0.1:${port}; root ${folder}; add_header content-encoding br; } }`,
  );
  await writeFile(join(folder, 'x'), '');
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

const server = await startTestServer();
const page = await fetch(`${server.origin}/`, { headers: { 'accept-encoding': 'identity' } });
const html = await page.text();
const head = html.slice(0, html.indexOf('</head>'));
const scripts = [...new Set(head.match(/\/assets\/[\w-]+\.js/g) ?? [])];
const sizes = await Promise.all(
  scripts.map(async (path) =>
    Number(
      (
        await fetch(`${server.origin}${path}`, {
          method: 'HEAD',
          headers: { 'accept-encoding': 'br' },
        })
      ).headers.get('content-length'),
    ),
  ),
);
console.log(
  `JavaScript named by the home page: ${(sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB brotli in ${scripts.length} files`,
);

// The cache compresses fully after a few requests.
for (let i = 0; i < 5; i++)
  await fetch(`${server.origin}/`, { headers: { 'accept-encoding': 'br' } }).then((response) =>
    response.arrayBuffer(),
  );
await new Promise((resolve) => setTimeout(resolve, 1_000));
const { brotliCompressSync } = await import('node:zlib');
const nginx = await startNginx(brotliCompressSync(html));
const ours: number[] = [];
const theirs: number[] = [];
for (let i = 0; i < ROUNDS; i++) {
  ours.push(measure(`${server.origin}/`));
  if (nginx) theirs.push(measure(nginx.url));
}
console.log(
  `home page: ${median(ours).toFixed(0)} req/s${nginx ? `; nginx, same bytes: ${median(theirs).toFixed(0)} req/s; ratio ${(median(ours) / median(theirs)).toFixed(2)}` : ''}`,
);
nginx?.stop();
await server.stop();
