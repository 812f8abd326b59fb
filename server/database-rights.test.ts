// @database postgres only
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { copyDatabase } from '#tests/support/database.ts';
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
const migrate = async (): Promise<string[]> => {
  const db = await openPostgres({ url: url.href });
  try {
    return await migrateDatabase(db);
  } finally {
    await db.close();
  }
};

it('says what a database user lacks that may make no roles, and works once he has it', async () => {
  const refusal = await migrate().catch((cause: unknown) => createRightsFault(url.href, cause));
  const { message } = refusal as Error;
  expect(message).toMatch(/darf zu wenig[^]*has too few rights/);
  expect(message).not.toContain(':x@');
  const commands = message.match(/(?:ALTER ROLE|GRANT) [^;]+;/g)!;
  await run([...new Set(commands)].join('\n'));
  expect(await migrate()).not.toEqual([]);
});
