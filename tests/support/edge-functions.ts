import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { findFreePort } from './server.ts';

export const root = join(import.meta.dirname, '../..');
export const DENO = join(root, 'node_modules/.bin/deno');
export const IMPORT_MAP = 'supabase/functions/deno.json';
export const FUNCTION_NAMES = [
  'quote-request',
  'contact',
  'challenge',
  'consent',
  'analytics',
  'invoices',
  'newsletter',
  'offers',
  'privacy',
  'booking',
  'chatbot',
  'withdrawal',
  'users',
] as const;

export const readImportMap = async (): Promise<Record<string, string>> =>
  (
    JSON.parse(await readFile(join(root, IMPORT_MAP), 'utf8')) as {
      imports: Record<string, string>;
    }
  ).imports;

/**
 * The files that `supabase functions deploy` uploads for a function: the entry
 * and what it names, found by the text of the imports (the CLI's own rule,
 * pkg/function/deno.go), as paths from the root of the repository.
 */
export async function collectDeployment(name: string): Promise<string[]> {
  const imports = Object.entries(await readImportMap());
  const found = new Set<string>();
  const waiting = [`supabase/functions/${name}/index.ts`];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = await readFile(join(root, file), 'utf8');
    for (const [, from, dynamic] of text.matchAll(
      /(?:import|export)\s+(?:type\s+)?(?:\{[^{}]+\}|.*?)\s*(?:from)?\s*['"](.*?)['"]|import\(\s*['"](.*?)['"]\)/gi,
    )) {
      const specifier = from ?? dynamic ?? '';
      const mapped = imports.find(([prefix]) => specifier.startsWith(prefix));
      if (mapped?.[1].startsWith('.'))
        waiting.push(join(dirname(IMPORT_MAP), mapped[1], specifier.slice(mapped[0].length)));
      else if (/^\.{1,2}\/.*\.\w+$/.test(specifier))
        waiting.push(normalize(join(dirname(file), specifier)));
    }
  }
  return [...found];
}

export type EdgeFunctions = { origin: string; output: () => string; stop: () => Promise<void> };

/**
 * A stand-in for the front door of a Supabase project: `/functions/v1/<name>`
 * runs under Deno, each function in a process of its own and from a folder that
 * holds only what the CLI would upload; everything else goes to `backend`.
 */
export async function startEdgeFunctions(
  backend: string,
  keys: { anon_key: string; service_role_key: string },
  env: Record<string, string>,
  doorPort = 0,
): Promise<EdgeFunctions> {
  // Deno reads nothing below /dev, where `npm test` has its temporary files.
  const parent = tmpdir().startsWith('/dev/') ? '/tmp' : tmpdir();
  const folder = await mkdtemp(join(parent, 'edge-'));
  const files = new Set([
    IMPORT_MAP,
    ...(await Promise.all(FUNCTION_NAMES.map(collectDeployment))).flat(),
  ]);
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(root, file), join(folder, file));
  }
  const knowledge = join(folder, 'supabase/functions/chatbot/knowledge.json');
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/bundle-assistant.ts', knowledge],
    { cwd: root },
  );
  // Packages come from here instead of the registry, so that nothing is downloaded.
  await symlink(join(root, 'node_modules'), join(folder, 'supabase/functions/node_modules'));

  const children: ChildProcess[] = [];
  let output = '';
  /** Each process runs from the first call of its function on. */
  const ports = new Map<string, Promise<number>>();
  const door = createServer((request, response) => {
    const name = /^\/functions\/v1\/([\w-]+)/.exec(request.url ?? '')?.[1];
    // Supabase hands a function its own name as the first part of the path.
    const target = FUNCTION_NAMES.some((known) => known === name)
      ? findPort(name!).then(
          (port) => `http://127.0.0.1:${port}${request.url!.replace('/functions/v1', '')}`,
        )
      : `${backend}${request.url}`;
    void forward(request, response, target);
  });
  await new Promise<void>((resolve) => door.listen(doorPort, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;

  function findPort(name: string): Promise<number> {
    const known = ports.get(name) ?? startFunction(name);
    ports.set(name, known);
    return known;
  }
  async function startFunction(name: string): Promise<number> {
    const port = await findFreePort();
    const flags = [
      '--node-modules-dir=manual',
      '--no-remote',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      `--config=${IMPORT_MAP}`,
    ];
    const child = spawn(DENO, ['run', '--quiet', ...flags, `supabase/functions/${name}/index.ts`], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        SUPABASE_URL: origin,
        SUPABASE_ANON_KEY: keys.anon_key,
        SUPABASE_SERVICE_ROLE_KEY: keys.service_role_key,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    children.push(child);
    await waitForPort(port, child, () => output);
    return port;
  }
  return {
    origin,
    output: () => output,
    async stop() {
      for (const child of children) child.kill('SIGKILL');
      door.closeAllConnections();
      await new Promise((resolve) => door.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: string | Promise<string>,
): Promise<void> {
  try {
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    for (const name of ['host', 'connection', 'transfer-encoding', 'content-length'])
      headers.delete(name);
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const init: RequestInit & { duplex: 'half' } = {
      method: request.method!,
      headers,
      redirect: 'manual',
      duplex: 'half',
    };
    if (hasBody) init.body = Readable.toWeb(request) as BodyInit;
    const answer = await fetch(await target, init);
    const passed = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !['content-encoding', 'content-length'].includes(name),
      ),
    );
    response.writeHead(answer.status, passed);
    if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response);
    else response.end();
  } catch (cause) {
    response.writeHead(502).end(String(cause));
  }
}

async function waitForPort(port: number, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`function ended with ${child.exitCode}:\n${output()}`);
    const isUp = await fetch(`http://127.0.0.1:${port}/`, { method: 'OPTIONS' }).then(
      (response) => response.status === 204,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`function not ready:\n${output()}`);
}
