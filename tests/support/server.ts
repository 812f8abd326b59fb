import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { copyDatabase } from './database.ts';
import { decodeMail } from './mail.ts';
import { fillDataDir } from './templates.ts';

const root = join(import.meta.dirname, '../..');
/** What Node keeps of the files that every server loads. */
export const compileCache = join(root, 'node_modules/.cache/node-compile');
const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

const TEST_FLAGS = [
  '--max-semi-space-size=16',
  // Optimizing the database's WebAssembly takes three seconds, which pay off after minutes.
  '--liftoff-only',
  '--disable-warning=ExperimentalWarning',
];

export type TestServer = {
  origin: string;
  pid: number;
  dataDir: string;
  /** Empty on PGlite. */
  databaseUrl: string;
  keys: { anon_key: string; service_role_key: string; jwt_secret: string };
  client: () => SupabaseClient;
  service: () => SupabaseClient;
  /** Decoded mails, in no order. */
  mails: () => Promise<string[]>;
  output: () => string;
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
  /** SIGTERM, and the data go unless they are kept for another start. */
  stop: (options?: { keepData?: boolean }) => Promise<void>;
};

/**
 * Ports of this process alone, below those that systems hand out by themselves:
 * nobody takes one between the look and the server's start, neither another
 * test process nor a connection to somewhere else.
 */
let nextPort = 10_100 + (process.pid % 1_000) * 20;

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = nextPort++;
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) =>
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
    );
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}

type Start = {
  dataDir?: string;
  env?: Record<string, string>;
  /** 'localhost' for what browsers refuse on plain addresses. */ host?: string;
  /** On PGlite in the project `postgres` too. */
  isEmbedded?: boolean;
  /** As `npm start` starts it, without what makes tests quick. */
  asStarted?: boolean;
  /** Further settings of Node for this process. */
  flags?: readonly string[];
};

const databases = new Map<string, string>();

/** In the project `postgres` each folder has its database there, the same after a restart. */
async function findDatabase(folder: string): Promise<Record<string, string>> {
  const url =
    databases.get(folder) ?? (await copyDatabase(process.env['TEST_DATABASE_URL']!, 'app'));
  databases.set(folder, url);
  return { DATABASE_URL: url };
}

/** A DATA_DIR as a first start leaves it, but for the keys. */
export async function createDataDir({
  isEmbedded = !process.env['TEST_DATABASE_URL'],
} = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  if (isEmbedded) await fillDataDir(folder);
  return folder;
}

/** The real server as its own process on a free port. */
export async function startTestServer({
  dataDir,
  env = {},
  host = '127.0.0.1',
  isEmbedded = !process.env['TEST_DATABASE_URL'],
  asStarted = false,
  flags = [],
}: Start = {}): Promise<TestServer> {
  const port = await findFreePort();
  const folder = dataDir ?? (await createDataDir({ isEmbedded }));
  const origin = `http://${host}:${port}`;
  const database: Record<string, string> =
    env['SUPABASE_URL'] || isEmbedded ? {} : await findDatabase(folder);
  const child = spawn(
    asStarted ? 'sh' : process.execPath,
    asStarted ? ['server/start.sh', ...flags] : [...TEST_FLAGS, ...flags, 'server/index.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        ...(!asStarted && { NODE_COMPILE_CACHE: compileCache }),
        ...database,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await waitUntilReady(child, origin, () => output);
  const backend = env['SUPABASE_URL'] ?? origin;
  const keys = env['SUPABASE_URL']
    ? {
        anon_key: env['SUPABASE_ANON_KEY']!,
        service_role_key: env['SUPABASE_SERVICE_ROLE_KEY']!,
        jwt_secret: '',
      }
    : (JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')) as TestServer['keys']);

  const kill = (signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  return {
    origin,
    pid: child.pid!,
    dataDir: folder,
    databaseUrl: database['DATABASE_URL'] ?? '',
    keys,
    kill,
    client: () => createClient(backend, keys.anon_key, { auth: stateless }),
    service: () => createClient(backend, keys.service_role_key, { auth: stateless }),
    mails: async () => {
      const names = (await readdir(join(folder, 'mail')).catch(() => [])).filter((name) =>
        name.endsWith('.eml'),
      );
      return Promise.all(
        names.map(async (name) => decodeMail(await readFile(join(folder, 'mail', name), 'latin1'))),
      );
    },
    output: () => output,
    async stop({ keepData = false } = {}) {
      await kill('SIGTERM');
      if (!keepData) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(
  child: ChildProcess,
  origin: string,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + 580_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`server ended with ${child.exitCode}:\n${output()}`);
    const isUp = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`server not ready:\n${output()}`);
}
