// GET of one profile row under row level security with a user's token: this platform and PostgREST on the same PostgreSQL, in turns.
// DATABASE_URL=postgres://superuser@host/postgres [POSTGREST=/path/to/postgrest] node bench/rest.ts
import { spawn, type ChildProcess } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { signToken } from '#platform/core/jwt.ts';
import { asOwner } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;
const JWT_SECRET = 'bench-secret-with-at-least-32-characters';
const USER = '00000000-0000-4000-8000-00000000000a';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL of a PostgreSQL superuser is needed');
const database = `bench_${process.pid}`;
const benchUrl = Object.assign(new URL(url), { pathname: `/${database}` }).toString();

/** For CREATE and DROP DATABASE, which refuse to run in a transaction. */
const psql = (sql: string): Promise<void> =>
  new Promise((resolve, reject) => {
    spawn('psql', ['-q', '-c', sql, url], { stdio: ['ignore', 'ignore', 'inherit'] }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`psql failed: ${sql}`)),
    );
  });

type Peer = { name: string; url: string; process: ChildProcess; rates: number[] };

function start(name: string, port: number, path: string, command: string, args: string[], env: Record<string, string>): Peer {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  return { name, url: `http://127.0.0.1:${port}${path}/bench_profiles?select=*&id=eq.${USER}`, process: child, rates: [] };
}

async function prepare(): Promise<void> {
  const db = await openPostgres({ url: benchUrl, connections: 1 });
  await db.transaction(asOwner('tables of the bench'), (tx) =>
    tx.script(`
      create table public.bench_profiles (id uuid primary key, full_name text, role text default 'customer', created_at timestamptz default now());
      insert into public.bench_profiles (id, full_name) select gen_random_uuid(), 'person ' || n from generate_series(1, 10000) n;
      insert into public.bench_profiles (id, full_name) values ('${USER}', 'Anna');
      alter table public.bench_profiles enable row level security;
      create policy "user may read own row" on public.bench_profiles for select to authenticated
        using (id = ((select current_setting('request.jwt.claims', true))::json ->> 'sub')::uuid);
      grant select on public.bench_profiles to authenticated;
      notify pgrst;
    `),
  );
  await db.close();
}

const request = (target: string, token: string, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    get(target, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

async function waitFor(target: string, token: string, agent: Agent): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if ((await request(target, token, agent).catch(() => 0)) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${target} does not answer`);
}

async function measure(target: string, token: string, agent: Agent): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let answered = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      if ((await request(target, token, agent)) !== 200) throw new Error('an answer other than 200');
      answered++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return answered / SECONDS;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

await psql(`create database ${database}`);
const settings = { PGRST_DB_URI: benchUrl, PGRST_DB_SCHEMAS: 'public', PGRST_DB_ANON_ROLE: 'anon', PGRST_JWT_SECRET: JWT_SECRET };
const peers = [
  start(
    'platform',
    54_871,
    '/rest/v1',
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../server/platform-only.ts')],
    { ...settings, PORT: '54871', LOG_LEVEL: 'silent' },
  ),
];
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const token = await signToken({ role: 'authenticated', sub: USER, exp: Math.floor(Date.now() / 1000) + 3600 }, JWT_SECRET);
try {
  // The platform's start creates the roles that the table's rights name.
  await waitFor('http://127.0.0.1:54871/auth/v1/health', token, agent);
  await prepare();
  if (process.env['POSTGREST'])
    peers.push(
      start('PostgREST', 54_872, '', process.env['POSTGREST'], [], {
        ...settings,
        PGRST_SERVER_PORT: '54872',
        PGRST_SERVER_HOST: '127.0.0.1',
      }),
    );
  for (const peer of peers) await waitFor(peer.url, token, agent);
  for (let round = 0; round <= ROUNDS; round++)
    for (const peer of peers) {
      const rate = await measure(peer.url, token, agent);
      // The first round warms up.
      if (round > 0) peer.rates.push(rate);
    }
  for (const { name, rates } of peers)
    console.log(`${name.padEnd(10)} ${Math.round(median(rates))} req/s (${rates.map(Math.round).join(', ')})`);
  if (peers[1]) console.log(`ratio      ${(median(peers[0]?.rates ?? []) / median(peers[1].rates)).toFixed(2)}`);
} finally {
  for (const { process: child } of peers) child.kill('SIGKILL');
  agent.destroy();
  await psql(`drop database ${database} with (force)`);
}
