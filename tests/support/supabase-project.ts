import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { readMigrations } from '#platform/db/migrate.ts';
import { copyDatabase, runOnServer } from './database.ts';
import { root, startEdgeFunctions, type EdgeFunctions } from './edge-functions.ts';
import { findFreePort } from './server.ts';

const SECRET = 'project-secret-with-at-least-32-characters';

export type SupabaseProject = {
  origin: string;
  keys: { anon_key: string; service_role_key: string };
  /** Connection string of the project's owner, who is no superuser. */
  databaseUrl: string;
  service: () => SupabaseClient;
  stop: () => Promise<void>;
};

/**
 * A stand-in for a Supabase project: PostgreSQL with its schemas, roles and
 * default grants, the migrations pushed as its CLI pushes them, `npm run
 * platform` as its services and, with `functions`, Deno as its edge runtime.
 */
export async function startSupabaseProject(
  functions?: Record<string, string>,
): Promise<SupabaseProject> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('needs the mark `// @database postgres only`');
  const url = await copyDatabase(server, 'platform');
  await runOnServer(url, `alter database ${new URL(url).pathname.slice(1)} owner to project_owner`);
  await runOnServer(url, await readFile(join(import.meta.dirname, 'supabase-project.sql'), 'utf8'));
  const databaseUrl = url.replace('postgres:postgres@', 'project_owner:postgres@');
  await pushMigrations(databaseUrl);

  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  const port = await findFreePort();
  const doorPort = await findFreePort();
  const origin = `http://127.0.0.1:${functions ? doorPort : port}`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/platform-only.ts'],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATABASE_URL: url,
        DATA_DIR: folder,
        PGRST_JWT_SECRET: SECRET,
        PUBLIC_URL: origin,
        GOTRUE_MAILER_AUTOCONFIRM: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const keys = await readKeys(child);
  let edge: EdgeFunctions | undefined;
  if (functions)
    edge = await startEdgeFunctions(`http://127.0.0.1:${port}`, keys, functions, doorPort);
  return {
    origin,
    keys,
    databaseUrl,
    service: () =>
      createClient(origin, keys.service_role_key, {
        auth: { persistSession: false, autoRefreshToken: false },
      }),
    async stop() {
      await edge?.stop();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As `supabase db push`: every file as the project's owner, noted in the CLI's journal. */
async function pushMigrations(url: string): Promise<void> {
  const owner = postgres(url, { max: 1, onnotice: () => {} });
  await owner.unsafe(`create schema if not exists supabase_migrations;
    create table supabase_migrations.schema_migrations (version text not null primary key,
      statements text[], name text)`);
  for (const { version, name, sql } of await readMigrations(join(root, 'supabase/migrations'))) {
    await owner.begin(async (tx) => {
      await tx.unsafe(sql);
      await tx`insert into supabase_migrations.schema_migrations (version, name)
       values (${version}, ${name})`;
    });
  }
  await owner.end();
}

/** `npm run platform` prints its keys when it is ready. */
async function readKeys(child: ChildProcess): Promise<SupabaseProject['keys']> {
  let output = '';
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    const line = output.split('\n').find((text) => text.includes('"platform ready"'));
    if (line) {
      const { anonKey, serviceRoleKey } = JSON.parse(line) as {
        anonKey: string;
        serviceRoleKey: string;
      };
      return { anon_key: anonKey, service_role_key: serviceRoleKey };
    }
    if (child.exitCode !== null)
      throw new Error(`platform ended with ${child.exitCode}:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`platform not ready:\n${output}`);
}
