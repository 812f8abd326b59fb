// @database both
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
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

  const server = await startTestServer({ dataDir, env, isEmbedded: true });
  const admin = server.client();
  expect((await admin.auth.signInWithPassword(ADMIN)).error).toBeNull();
  const { data: requests } = await admin
    .from('quote_requests')
    .select('id,email,message,status,package,estimated_price,quote_files(name,path)');
  expect(requests).toMatchObject([
    {
      id: '29f2c138-41b9-4917-903e-313f7563c56f',
      email: 'grete@holzweg.example',
      message: 'Bitte bis März.',
      status: 'new',
      package: '',
      estimated_price: 378,
      quote_files: [{ name: 'konzept.pdf' }],
    },
  ]);
  const stored = await server
    .service()
    .storage.from('quote-files')
    .download(requests![0]!.quote_files[0]!.path);
  expect(await stored.data?.text()).toMatch(/^%PDF-1\.7/);
  const { data: talks } = await admin.from('bookings').select('email,status,kind,confirm_by');
  expect(talks).toEqual([
    { email: 'grete@holzweg.example', status: 'booked', kind: 'phone', confirm_by: null },
  ]);
  // The reminders of the talk still wait for their time.
  const { data: queued } = await admin
    .from('outbox_mails')
    .select('event_key,template,attempts')
    .eq('status', 'pending')
    .like('event_key', 'booking:%');
  expect(queued).toHaveLength(2);

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
