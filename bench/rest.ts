// GET of one profile row under row level security with a user's token, in turns
// with others on the same database: on the embedded database beside
// @supabase/lite (SUPABASE_LITE=…/node_modules/.bin/lite), and on a PostgreSQL
// (DATABASE_URL of a superuser) beside PostgREST
// (POSTGREST=/path/to/postgrest).
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signToken } from '#platform/core/jwt.ts';
import { asOwner, type Database } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { migratePlatform } from '#platform/db/platform-schema.ts';
import { openPostgres } from '#platform/db/postgres.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;
const JWT_SECRET = 'bench-secret-with-at-least-32-characters';
const USER = '00000000-0000-4000-8000-00000000000a';
const SCHEMA = `
  create table public.bench_profiles (id uuid primary key, full_name text,
    role text default 'customer', created_at timestamptz default now());
  alter table public.bench_profiles enable row level security;
  create policy "user may read own row" on public.bench_profiles for select to authenticated
    using (id = ((select current_setting('request.jwt.claims', true))::json ->> 'sub')::uuid);
  grant select on public.bench_profiles to authenticated;
`;
const ROWS = `
  insert into public.bench_profiles (id, full_name) select gen_random_uuid(), 'person ' || n
    from generate_series(1, 10000) n;
  insert into public.bench_profiles (id, full_name) values ('${USER}', 'Anna');
`;

type Peer = { name: string; url: string; process: ChildProcess; rates: number[]; cpu: number[] };
type Answer = { status: number; body: string };

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const tokenOf = (sub: string) =>
  signToken(
    { role: 'authenticated', aud: 'authenticated', sub, exp: Math.floor(Date.now() / 1000) + 3600 },
    JWT_SECRET,
  );
const token = await tokenOf(USER);
const strangersToken = await tokenOf('00000000-0000-4000-8000-00000000000b');

function start(
  name: string,
  port: number,
  path: string,
  command: string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Peer {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore', cwd });
  return {
    name,
    url: `http://127.0.0.1:${port}${path}/bench_profiles?select=*&id=eq.${USER}`,
    process: child,
    rates: [],
    cpu: [],
  };
}

const startPlatform = (port: number, env: Record<string, string>): Peer =>
  start(
    'platform',
    port,
    '/rest/v1',
    [
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, '../server/platform-only.ts'),
    ],
    {
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: JWT_SECRET,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      ...env,
    },
  );

async function fill(db: Database): Promise<void> {
  await migratePlatform(db);
  await db.transaction(asOwner('tables of the bench'), (tx) => tx.script(SCHEMA + ROWS));
  await db.close();
}

const request = (target: string, bearer: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(target, { agent, headers: { authorization: `Bearer ${bearer}` } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
    }).on('error', reject);
  });

/** Waits for the row, and makes sure that a stranger does not get it. */
async function waitFor({ name, url }: Peer): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await request(url, token).catch(() => null);
    if (answer?.status === 200 && answer.body.includes('Anna')) {
      const { body } = await request(url, strangersToken);
      if (body.trim() !== '[]') throw new Error(`${name} shows the row to a stranger: ${body}`);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${name} does not answer`);
}

/**
 * CPU time of the process with all its threads, in ms; on Linux only. Says more
 * than the rate while others use the machine.
 */
async function readCpu({ process: { pid } }: Peer): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user, system] = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** One round; the first warms up, three times as long, and is not counted. */
async function measure(peer: Peer, counts: boolean): Promise<void> {
  const before = await readCpu(peer);
  const end = performance.now() + (counts ? SECONDS : 3 * SECONDS) * 1000;
  let answered = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      if ((await request(peer.url, token)).status !== 200)
        throw new Error('an answer other than 200');
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  if (!counts) return;
  peer.rates.push(answered / SECONDS);
  peer.cpu.push(((await readCpu(peer)) - before) / answered);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function compare(title: string, peers: Peer[]): Promise<void> {
  try {
    for (const peer of peers) await waitFor(peer);
    for (let round = 0; round <= ROUNDS; round++)
      for (const peer of peers) await measure(peer, round > 0);
    console.log(title);
    for (const { name, rates, cpu } of peers)
      console.log(
        `  ${name.padEnd(14)} ${Math.round(median(rates))} req/s ` +
          `(${rates.map(Math.round).join(', ')}), ${median(cpu).toFixed(2)} ms CPU a request`,
      );
    const [own, other] = peers;
    if (own && other)
      console.log(
        `  ratio          ${(median(own.rates) / median(other.rates)).toFixed(2)} by rate, ` +
          `${(median(other.cpu) / median(own.cpu)).toFixed(2)} by CPU time`,
      );
  } finally {
    for (const { process: child } of peers) child.kill('SIGKILL');
  }
}

async function startSupabaseLite(command: string, folder: string): Promise<Peer> {
  const files = {
    'config.toml': `[api]\nport = 54873\n[db]\ndriver = "pglite"\nurl = "supabase/.temp/data"\n[db.migrations]\nschema_paths = ["./schemas/schema.sql"]
[db.seed]\nsql_paths = ["./seed.sql"]\n[auth]\nenabled = true\njwt_secret = "${JWT_SECRET}"\n`,
    'schemas/schema.sql': SCHEMA,
    'seed.sql': ROWS,
  };
  await mkdir(join(folder, 'supabase/schemas'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, 'supabase', name), text);
  return start(
    '@supabase/lite',
    54_873,
    '/rest/v1',
    [command, '--no-telemetry', 'dev'],
    {},
    folder,
  );
}

async function compareEmbedded(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-rest-'));
  try {
    await mkdir(join(folder, 'platform'));
    await fill(await openPglite({ dataDir: join(folder, 'platform/db') }));
    const peers = [startPlatform(54_871, { DATA_DIR: join(folder, 'platform'), DATABASE_URL: '' })];
    if (process.env['SUPABASE_LITE'])
      peers.push(await startSupabaseLite(process.env['SUPABASE_LITE'], folder));
    await compare('embedded', peers);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function comparePostgres(url: string): Promise<void> {
  const database = `bench_${process.pid}`;
  const benchUrl = Object.assign(new URL(url), { pathname: `/${database}` }).toString();
  /** For CREATE and DROP DATABASE, which refuse to run in a transaction. */
  const psql = (sql: string): Promise<void> =>
    new Promise((resolve, reject) => {
      spawn('psql', ['-q', '-c', sql, url], { stdio: ['ignore', 'ignore', 'inherit'] }).on(
        'exit',
        (code) => (code === 0 ? resolve() : reject(new Error(`psql failed: ${sql}`))),
      );
    });
  await psql(`create database ${database}`);
  try {
    await fill(await openPostgres({ url: benchUrl, connections: 1 }));
    const peers = [startPlatform(54_874, { PGRST_DB_URI: benchUrl })];
    if (process.env['POSTGREST'])
      peers.push(
        start('PostgREST', 54_872, '', [process.env['POSTGREST']], {
          PGRST_DB_URI: benchUrl,
          PGRST_DB_SCHEMAS: 'public',
          PGRST_DB_ANON_ROLE: 'anon',
          PGRST_JWT_SECRET: JWT_SECRET,
          PGRST_SERVER_PORT: '54872',
          PGRST_SERVER_HOST: '127.0.0.1',
        }),
      );
    await compare('PostgreSQL', peers);
  } finally {
    await psql(`drop database ${database} with (force)`);
  }
}

await compareEmbedded();
if (process.env['DATABASE_URL']) await comparePostgres(process.env['DATABASE_URL']);
else console.log('PostgreSQL: DATABASE_URL of a superuser is needed');
agent.destroy();
