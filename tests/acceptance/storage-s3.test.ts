// @database postgres
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { createS3Blobs } from '#platform/storage/blobs/s3.ts';
import { removeDiscarded } from '#platform/storage/discard.ts';
import { startFakeS3 } from '#tests/support/fake-s3.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';

const credentials = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu-central' };
const incomingFolder = await mkdtemp(join(tmpdir(), 'incoming-'));
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let platform: LivePlatform;
const settings = () =>
  ({
    kind: 's3',
    endpoint: s3.endpoint,
    bucket: 'agency',
    ...credentials,
    incomingFolder,
  }) as const;
async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** The regular clean-up, without its time of grace. */
const cleanUp = () => removeDiscarded({ ...platform.deps, blobs: createS3Blobs(settings()) }, 0);

beforeAll(async () => {
  s3 = await startFakeS3(credentials);
  platform = await startLivePlatform({ files: settings() });
});
afterAll(async () => {
  await platform.close();
  await s3.close();
  await rm(incomingFolder, { recursive: true });
});

it('keeps files in an S3-compatible bucket: upload, range, copy, overwrite, remove', async () => {
  const { storage } = platform.connect({ key: platform.keys.serviceRoleKey });
  await storage.createBucket('docs', { public: true });
  const files = storage.from('docs');
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 251));
  expect(
    (await files.upload('a.bin', bytes, { contentType: 'application/x-own' })).error,
  ).toBeNull();
  expect([...s3.objects.keys()]).toEqual([
    expect.stringMatching(/^\/agency\/[0-9a-f]{2}\/[0-9a-f-]{36}$/),
  ]);
  const { data } = await files.download('a.bin');
  expect(data!.type).toBe('application/x-own');
  expect(Buffer.from(await data!.arrayBuffer()).equals(bytes)).toBe(true);
  const part = await fetch(files.getPublicUrl('a.bin').data.publicUrl, {
    headers: { range: 'bytes=10-19' },
  });
  expect([
    part.status,
    Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20)),
  ]).toEqual([206, true]);

  expect((await files.copy('a.bin', 'b.bin')).error).toBeNull();
  expect((await files.update('a.bin', 'short')).error).toBeNull();
  await cleanUp();
  expect(s3.objects.size).toBe(2);
  expect((await (await files.download('b.bin')).data!.arrayBuffer()).byteLength).toBe(70_000);
  expect(await (await files.download('a.bin')).data!.text()).toBe('short');
  expect((await files.remove(['a.bin'])).data).toHaveLength(1);
  // However a row goes, its bytes go after it.
  await platform.db.transaction(asOwner('test'), (tx) => tx.script('delete from storage.objects'));
  await removeDiscarded({ ...platform.deps, blobs: createS3Blobs(settings()) });
  expect(s3.objects.size).toBe(2);
  await cleanUp();
  expect(s3.objects.size).toBe(0);
});

it('leaves no row behind when the bucket does not answer, and no bytes when the row is refused', async () => {
  const broken = await startLivePlatform({
    files: { ...settings(), secretAccessKey: 'wrong' },
  });
  const service = broken.connect({ key: broken.keys.serviceRoleKey }).storage;
  await service.createBucket('docs');
  expect((await service.from('docs').upload('a.txt', 'text')).error).toMatchObject({
    status: 500,
    message: 'Internal Server Error',
  });
  expect((await service.from('docs').list()).data).toEqual([]);
  // A bucket may store it all the same, later.
  const discarded = 'select version from storage.discarded_versions';
  const [rows] = await broken.db.pipeline(asOwner('test'), [{ sql: discarded }]);
  expect(rows).toHaveLength(1);
  await broken.close();

  const files = platform.connect({ key: platform.keys.serviceRoleKey }).storage.from('docs');
  const uploads = await Promise.all(
    ['one', 'two', 'three'].map((text) => files.upload('same.txt', text)),
  );
  expect(uploads.filter(({ error }) => error === null)).toHaveLength(1);
  expect(s3.objects.size).toBe(1);
});

it('believes no copy that failed after its 200, and takes no missing bucket for a missing file', async () => {
  const answers = ['<Error><Code>InternalError</Code></Error>', '<CopyObjectResult/>'];
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'PUT') response.writeHead(200).end(answers.shift());
    else response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
  });
  const blobs = createS3Blobs({ ...settings(), endpoint: await listen(server) });
  await expect(blobs.copy(randomUUID(), randomUUID())).rejects.toThrow('InternalError');
  await blobs.copy(randomUUID(), randomUUID());
  await expect(blobs.open(randomUUID())).rejects.toThrow('NoSuchBucket');
  server.close();
});

it('gives up a bucket that says nothing', async () => {
  const version = randomUUID();
  let ended = 0;
  const server = createServer((request, response) => {
    request.resume();
    response.once('close', () => (ended += 1));
  });
  const endpoint = await listen(server);
  const blobs = createS3Blobs({ ...settings(), endpoint }, { askMs: 200, fileMs: 300 });
  await expect(blobs.open(version)).rejects.toThrow('did not answer in 200 ms');
  await expect(blobs.remove(version)).rejects.toThrow('did not answer in 200 ms');
  await expect(blobs.copy(version, randomUUID())).rejects.toThrow('did not answer in 300 ms');
  await expect(blobs.put(version, import.meta.filename)).rejects.toThrow(
    'did not answer in 300 ms',
  );
  // Nothing goes on behind it.
  await expect.poll(() => ended).toBe(4);
  server.close();
});
