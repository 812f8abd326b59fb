// @database postgres only
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { createBackup } from './backup/create-backup.ts';
import { requireWayBack } from './backup/other-clients.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { parseConfig } from './config.ts';
import { checkDatabase } from './doctor/check-services.ts';
import { migrateDatabase } from './migrations.ts';
import { createRightsFault } from './start-fault.ts';

// As servers of others give a user: the owner of a database, and nothing else.

const USER = 'rights_test';
const administrator = asOwner('test: an administrator of the server');
let root: Database;
let url: URL;
beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL']!;
  root = await openPostgres({ url: server });
  url = new URL(await copyDatabase(server, 'template0'));
  await run(`drop role if exists ${USER}; create role ${USER} login password 'x'`);
  await run(`alter database "${url.pathname.slice(1)}" owner to ${USER}`);
  url.username = USER;
  url.password = 'x';
});
afterAll(() => root.close());

const run = (sql: string) => root.transaction(administrator, (tx) => tx.script(sql));
const withDatabase = async <T>(ask: (db: Database) => Promise<T>): Promise<T> => {
  const db = await openPostgres({ url: url.href });
  return ask(db).finally(() => db.close());
};
const migrate = (): Promise<string[]> => withDatabase(migrateDatabase);
const tellDoctor = () => checkDatabase(parseConfig({ DATABASE_URL: url.href })).run();

it('says what a database user lacks that may make no roles, and works once he has it', async () => {
  const refusal = await migrate().catch((cause: unknown) => createRightsFault(url.href, cause));
  const { message } = refusal as Error;
  expect(message).toMatch(/darf zu wenig[^]*has too few rights/);
  expect(message).not.toContain(':x@');
  const commands = message.match(/(?:ALTER ROLE|GRANT) [^;]+;/g)!;
  await run([...new Set(commands)].join('\n'));
  expect(await migrate()).not.toEqual([]);
});

it('empties no database that it could not fill again, and restores with the right it names', async () => {
  const work = await mkdtemp(join(tmpdir(), 'rights-'));
  const files = { kind: 'disk', root: join(work, 'files') } as const;
  const folder = join(work, 'backup');
  await mkdir(join(work, 'data'));
  await withDatabase(async (db) =>
    createBackup({ db, blobs: openBlobs(files), dataDir: join(work, 'data') }, folder),
  );
  await run(`revoke set on parameter session_replication_role from ${USER}`);
  const restore = async (): Promise<unknown> => {
    const dataDir = await mkdtemp(join(work, 'target-'));
    return restoreBackup(folder, { dataDir, databaseUrl: url.href, files }, true);
  };
  const refusal = await restore().catch((cause: unknown) => cause);
  expect(String(refusal)).toMatch(/darf zu wenig[^]*has too few rights/);
  await expect(requireWayBack(url.href)).rejects.toThrow(/Geändert wurde nichts/);
  expect(await migrate()).toEqual([]);
  expect(await tellDoctor()).toMatchObject({ state: 'hint' });
  await run(String(refusal).match(/GRANT SET [^;]+;/)![0]);
  expect(await tellDoctor()).toMatchObject({ state: 'ok' });
  await restore();
  expect(await migrate()).toEqual([]);
  await rm(work, { recursive: true });
});

it('tells by the doctor whose the database is', async () => {
  const setOwner = (name: string) =>
    run(`alter database "${url.pathname.slice(1)}" owner to ${name}`);
  await setOwner('postgres');
  expect(await tellDoctor()).toMatchObject({
    state: 'fail',
    text: expect.stringContaining('gehört ihr nicht'),
  });
  await setOwner(USER);
  expect(await tellDoctor()).toMatchObject({ state: 'ok' });
});
