import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agencyDay, addDays } from '#shared/agency/agency-day.ts';
import { runTool } from '#tests/support/backup.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { buildQuote } from '#tests/support/quote.ts';
import { createDataDir, startTestServer, type TestServer } from '#tests/support/server.ts';
import { itInFull } from '#tests/support/it-in-full.ts';

const credentials = { accessKeyId: 'sicher', secretAccessKey: 'geheim', region: 'auto' };
/** Midnight may pass meanwhile: the backup is of this day or of the next. */
const start = agencyDay(new Date());
let work: string;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let server: TestServer;
let env: Record<string, string>;
const dayOf = (key: string): string => key.split('/')[2]!;
const daysThere = () => [...new Set([...s3.objects.keys()].map(dayOf))].toSorted();

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'bucket-'));
  s3 = await startFakeS3(credentials);
  // Eight days in a row are there, four weeks before them, and one of long ago.
  for (const age of [1, 2, 3, 4, 5, 6, 7, 8, 14, 21, 28, 35])
    s3.objects.set(`/archiv/${addDays(start, -age)}/manifest.sha256`, Buffer.from('x'));
  s3.objects.set(`/archiv/${addDays(start, -90)}/manifest.sha256`, Buffer.from('x'));
  s3.objects.set(`/archiv/${addDays(start, -90)}/data/mail/%C3%A4%20b.eml`, Buffer.from('x'));
  env = {
    BACKUP_DIR: join(work, 'backups'),
    BACKUP_S3_ENDPOINT: s3.endpoint,
    BACKUP_S3_BUCKET: 'archiv',
    BACKUP_S3_ACCESS_KEY_ID: credentials.accessKeyId,
    BACKUP_S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    METRICS_TOKEN: 'geheim-1234',
  };
  const dataDir = await createDataDir();
  server = await startTestServer({ dataDir, env });
  await server.client().functions.invoke('quote-request', { body: buildQuote() });
  await server.stop({ keepData: true });
  // The first night begins with the start that finds no backup of the day.
  await rm(env['BACKUP_DIR']!, { recursive: true, force: true });
  for (const key of s3.objects.keys()) if (dayOf(key) >= start) s3.objects.delete(key);
  server = await startTestServer({ dataDir, env });
});
afterAll(async () => {
  await server?.stop();
  await s3?.close();
  await rm(work, { recursive: true, force: true });
});

it('each night’s backup is copied to the bucket, where seven days and four weeks stay', async () => {
  const readNewest = async (): Promise<string> => {
    const metrics = await fetch(`${server.origin}/metrics`, {
      headers: { authorization: 'Bearer geheim-1234' },
    });
    const seconds = /backup_bucket_newest_timestamp_seconds (\d+)/.exec(await metrics.text())?.[1];
    return new Date(Number(seconds ?? 0) * 1000).toISOString().slice(0, 10);
  };
  await expect.poll(async () => (await readNewest()) >= start).toBe(true);
  const night = await readNewest();
  const days = daysThere();
  expect(days.at(-1)).toBe(night);
  expect(days).toContain(addDays(night, -6));
  expect(days).not.toContain(addDays(start, -90));
  expect(days).not.toContain(addDays(start, -35));
});

it('takes no folder here for the one in the bucket', async () => {
  const day = daysThere().at(-1)!;
  const taken = await runTool('restore', ['--bucket', day, '--check'], env);
  expect(taken).toMatchObject({ code: 1, output: expect.stringContaining('exists here already') });
  const named = await runTool('restore', [join(env['BACKUP_DIR']!, day), '--check'], env);
  expect(named).toMatchObject({ code: 0 });
});

itInFull('comes back from the bucket alone, and through a drill', async () => {
  await rm(env['BACKUP_DIR']!, { recursive: true });
  const drilled = await runTool('restore', ['--bucket', daysThere().at(-1)!, '--drill'], env);
  expect(drilled).toMatchObject({ code: 0, output: expect.stringContaining('drill passed') });
  const missing = await runTool('restore', ['--bucket', '2020-01-01'], env);
  expect(missing).toMatchObject({ code: 1, output: expect.stringContaining('not in the bucket') });
});
