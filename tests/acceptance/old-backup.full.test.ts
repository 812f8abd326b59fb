// @database both
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { migrateDatabase } from '#server/migrations.ts';
import { runTool } from '#tests/support/backup.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { startTestServer } from '#tests/support/server.ts';

// Written by `npm run backup` of commit 81f5a1b9, the version of 23 November, with what people had
// left on its site. Every row of a fuller one: server/former-database.full.test.ts.

const FILE = join(import.meta.dirname, '../support/backup-of-2026-11-23.zip');
const CUSTOMER = { email: 'kunde@holzweg.example', password: 'ein-langer-Satz-7' };
const ADMIN = { email: 'leitung@firma.example', password: 'Sicher-genug-2026' };

it('a backup of 23 November comes up in this version, and work goes on with it', async () => {
  const work = await mkdtemp(join(tmpdir(), 'old-backup-'));
  const folder = join(work, 'backup');
  for (const [path, bytes] of Object.entries(unzipSync(await readFile(FILE)))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  const dataDir = join(work, 'data');
  const postgres = process.env['TEST_DATABASE_URL'];
  const env: Record<string, string> = postgres
    ? { DATABASE_URL: await copyDatabase(postgres, 'template0') }
    : {};
  const drilled = await runTool('restore', [folder, '--drill'], {});
  expect(drilled, drilled.output).toMatchObject({ code: 0 });
  const restored = await runTool('restore', [folder], { DATA_DIR: dataDir, ...env });
  expect(restored, restored.output).toMatchObject({ code: 0 });

  // Read before a server runs: it deletes what is past its period, and reminds of talks.
  const db = postgres
    ? await openPostgres({ url: env['DATABASE_URL']! })
    : await openPglite({ dataDir: join(dataDir, 'db') });
  await migrateDatabase(db);
  const query = (sql: string) => db.transaction(asOwner('test'), (tx) => tx.query(sql));
  expect(
    await query(
      `select r.id, r.email, message, status, package, estimated_price, f.name as file
       from quote_requests r join quote_files f on f.quote_request_id = r.id`,
    ),
  ).toEqual([
    {
      id: '29f2c138-41b9-4917-903e-313f7563c56f',
      email: 'grete@holzweg.example',
      message: 'Bitte bis März.',
      status: 'new',
      package: '',
      estimated_price: 378,
      file: 'konzept.pdf',
    },
  ]);
  expect(await query('select email, status, kind, confirm_by from bookings')).toEqual([
    { email: 'grete@holzweg.example', status: 'booked', kind: 'phone', confirm_by: null },
  ]);
  // The reminders of the talk still wait for their time.
  const queued = `select from outbox_mails where status = 'pending' and event_key like 'booking:%'`;
  expect(await query(queued)).toHaveLength(2);
  await db.close();
  const kept = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const [file, ...others] = kept.filter((entry) => entry.isFile());
  expect(others).toEqual([]);
  expect(await readFile(join(file!.parentPath, file!.name), 'utf8')).toMatch(/^%PDF-1\.7/);

  const server = await startTestServer({ dataDir, env, isEmbedded: true });
  expect((await server.client().auth.signInWithPassword(ADMIN)).error).toBeNull();
  const customer = server.client();
  expect((await customer.auth.signInWithPassword(CUSTOMER)).error).toBeNull();
  expect((await customer.from('messages').select('body')).data).toEqual([
    { body: 'Wann beginnen Sie?' },
  ]);
  expect((await customer.from('projects').select('number,title,status')).data).toEqual([
    { number: 'PR-2026-0001', title: 'Website', status: 'active' },
  ]);
  const again = { customer_id: (await customer.auth.getUser()).data.user!.id, from_staff: false };
  expect((await customer.from('messages').insert({ ...again, body: 'Und?' })).error).toBeNull();
  const sent = await server.client().functions.invoke('quote-request', { body: buildQuote() });
  expect(sent.data).toMatchObject({ success: true });
  for (const path of ['/', '/login', '/kontakt'])
    expect((await fetch(server.origin + path)).status, path).toBe(200);
  await server.stop();
  await rm(work, { recursive: true, force: true });
});
