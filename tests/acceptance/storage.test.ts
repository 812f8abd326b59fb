import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';

let platform: LivePlatform;
let service: SupabaseClient;
let anon: SupabaseClient;
let user: SupabaseClient;

const USER_ID = '6f0d7a3c-58d1-4b0e-9d57-1f3f4d1c2a11';
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

beforeAll(async () => {
  platform = await startLivePlatform();
  service = platform.connect({ key: platform.keys.serviceRoleKey });
  anon = platform.connect();
  user = platform.connect({ token: await platform.userToken(USER_ID) });
  await platform.db.transaction(asOwner('policies of the test'), (tx) =>
    tx.script(`
      create policy "users may use their own folder" on storage.objects for all to authenticated
        using (bucket_id like 'own%' and (storage.foldername(name))[1] = (select auth.uid())::text)
        with check (bucket_id like 'own%' and (storage.foldername(name))[1] = (select auth.uid())::text);
      create policy "anybody may drop into the letterbox" on storage.objects for insert to anon with check (bucket_id like 'letterbox%');
    `),
  );
});
afterAll(() => platform.close());

let counter = 0;
async function newBucket(
  options: { public?: boolean; fileSizeLimit?: number | string; allowedMimeTypes?: string[] } = {},
  prefix = 'bucket',
) {
  const name = `${prefix}-${(counter += 1)}`;
  const { error } = await service.storage.createBucket(name, { public: false, ...options });
  expect(error).toBeNull();
  return name;
}

async function upload(bucket: string, path: string, body: string | Buffer | Blob = 'text', options = {}) {
  const { data, error } = await service.storage.from(bucket).upload(path, body, { contentType: 'text/plain', ...options });
  expect(error).toBeNull();
  return data!;
}

const raw = (path: string, init: RequestInit = {}) => fetch(`${platform.origin}/storage/v1${path}`, init);
const asService = (method: string, body?: string): RequestInit => ({
  method,
  headers: { authorization: `Bearer ${platform.keys.serviceRoleKey}`, 'content-type': 'text/plain' },
  ...(body === undefined ? {} : { body }),
});

describe('buckets (PLATFORM-STORAGE-01, ENTITY-04)', () => {
  it('are created, read, listed, changed, emptied and deleted', async () => {
    const { data: created } = await service.storage.createBucket('akten', {
      public: false,
      fileSizeLimit: '2mb',
      allowedMimeTypes: ['image/*'],
    });
    expect(created).toEqual({ name: 'akten' });
    const { data: bucket } = await service.storage.getBucket('akten');
    expect(bucket).toMatchObject({
      id: 'akten',
      name: 'akten',
      public: false,
      file_size_limit: 2_000_000,
      allowed_mime_types: ['image/*'],
    });

    expect((await service.storage.updateBucket('akten', { public: true, allowedMimeTypes: null, fileSizeLimit: null })).error).toBeNull();
    expect((await service.storage.getBucket('akten')).data).toMatchObject({
      public: true,
      file_size_limit: null,
      allowed_mime_types: null,
    });
    expect((await service.storage.listBuckets()).data!.map(({ id }) => id)).toContain('akten');

    await upload('akten', 'a.txt');
    expect((await service.storage.deleteBucket('akten')).error).toMatchObject({ statusCode: '409', status: 400 });
    expect((await service.storage.emptyBucket('akten')).error).toBeNull();
    expect((await service.storage.from('akten').list()).data).toEqual([]);
    expect((await service.storage.deleteBucket('akten')).error).toBeNull();
    expect((await service.storage.getBucket('akten')).error).toMatchObject({ message: 'Bucket not found', statusCode: '404' });
  });

  it('refuse a name twice and names that are none', async () => {
    const name = await newBucket();
    expect((await service.storage.createBucket(name)).error).toMatchObject({ message: 'The resource already exists', statusCode: '409' });
    for (const wrong of ['', ' a', 'a/b', '..', 'ä', 'x'.repeat(101)])
      expect((await service.storage.createBucket(wrong)).error).not.toBeNull();
  });
});

describe('upload and download (PLATFORM-STORAGE-02, -04)', () => {
  it('gives back the same bytes and type, from every kind of body', async () => {
    const bucket = await newBucket();
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => i % 256));
    const form = new FormData();
    form.append('', new Blob([bytes], { type: 'application/x-own' }), 'b.bin');
    const bodies: [string, Parameters<ReturnType<typeof service.storage.from>['upload']>[1]][] = [
      ['buffer', bytes],
      ['blob', new Blob([bytes], { type: 'application/x-own' })],
      ['form', form],
      ['stream', new Blob([bytes]).stream()],
    ];
    for (const [path, body] of bodies) {
      const { data, error } = await service.storage.from(bucket).upload(`kinds/${path}`, body, { contentType: 'application/x-own' });
      expect(error).toBeNull();
      expect(data).toEqual({ id: expect.any(String), path: `kinds/${path}`, fullPath: `${bucket}/kinds/${path}` });
      const { data: blob } = await service.storage.from(bucket).download(`kinds/${path}`);
      expect(blob!.type).toBe('application/x-own');
      expect(Buffer.from(await blob!.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it('overwrites only with upsert', async () => {
    const bucket = await newBucket();
    await upload(bucket, 'a.txt', 'one');
    const { error } = await service.storage.from(bucket).upload('a.txt', 'two');
    expect(error).toMatchObject({ message: 'The resource already exists', statusCode: '409' });
    expect(await (await service.storage.from(bucket).download('a.txt')).data!.text()).toBe('one');
    const before = await service.storage.from(bucket).info('a.txt');
    await upload(bucket, 'a.txt', 'two', { upsert: true });
    expect(await (await service.storage.from(bucket).download('a.txt')).data!.text()).toBe('two');
    expect((await service.storage.from(bucket).update('a.txt', 'three')).error).toBeNull();
    expect(await (await service.storage.from(bucket).download('a.txt')).data!.text()).toBe('three');
    const after = await service.storage.from(bucket).info('a.txt');
    expect(after.data!.id).toBe(before.data!.id);
  });

  it('delivers max-age=3600 unless told otherwise', async () => {
    const bucket = await newBucket({ public: true });
    await service.storage.from(bucket).upload('raw.txt', 'x');
    await service.storage.from(bucket).upload('blob.txt', new Blob(['x']));
    await service.storage.from(bucket).upload('short.txt', 'x', { cacheControl: '60' });
    for (const [path, seconds] of [
      ['raw.txt', 3600],
      ['blob.txt', 3600],
      ['short.txt', 60],
    ] as const) {
      const response = await fetch(service.storage.from(bucket).getPublicUrl(path).data.publicUrl);
      expect(response.headers.get('cache-control')).toBe(`max-age=${seconds}`);
    }
  });

  it('answers ranges, conditions and HEAD', async () => {
    const bucket = await newBucket({ public: true });
    await upload(bucket, 'ten.txt', '0123456789');
    const url = service.storage.from(bucket).getPublicUrl('ten.txt').data.publicUrl;
    const range = async (value: string) => {
      const response = await fetch(url, { headers: { range: value } });
      return [response.status, response.headers.get('content-range'), response.status === 206 ? await response.text() : ''];
    };
    expect(await range('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await range('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await range('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await range('bytes=10-')).toEqual([416, 'bytes */10', '']);
    const whole = await fetch(url);
    const etag = whole.headers.get('etag')!;
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([200, '10', 'bytes']);
    const download = await fetch(service.storage.from(bucket).getPublicUrl('ten.txt', { download: 'zehn ü.txt' }).data.publicUrl);
    expect(download.headers.get('content-disposition')).toBe("attachment; filename=zehn%20%C3%BC.txt; filename*=UTF-8''zehn%20%C3%BC.txt");
  });

  it('tells what it knows: info, exists and own metadata', async () => {
    const bucket = await newBucket();
    await upload(bucket, 'a/b.txt', 'text', { metadata: { order: 'A-1' } });
    const { data } = await service.storage.from(bucket).info('a/b.txt');
    expect(data).toMatchObject({
      name: 'a/b.txt',
      bucketId: bucket,
      size: 4,
      contentType: 'text/plain',
      cacheControl: 'max-age=3600',
      metadata: { order: 'A-1' },
    });
    expect((await service.storage.from(bucket).exists('a/b.txt')).data).toBe(true);
    expect((await service.storage.from(bucket).exists('a/c.txt')).data).toBe(false);
    expect((await service.storage.from(bucket).download('a/c.txt')).error).toMatchObject({ status: 400, statusCode: '404' });
  });

  it('opens no page and no script at the address of the site', async () => {
    const bucket = await newBucket({ public: true });
    await upload(bucket, 'page', '<script>alert(1)</script>', { contentType: 'text/html' });
    await upload(bucket, 'image.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', {
      contentType: 'image/svg+xml',
    });
    const page = await fetch(service.storage.from(bucket).getPublicUrl('page').data.publicUrl);
    expect([page.headers.get('content-type'), page.headers.get('x-content-type-options')]).toEqual(['text/plain', 'nosniff']);
    const form = new FormData();
    form.append('cacheControl', '60\r\nset-cookie: evil=1');
    form.append('', new Blob(['x']));
    expect((await service.storage.from(bucket).upload('header', form)).error).toMatchObject({ statusCode: '400' });
    const image = await fetch(service.storage.from(bucket).getPublicUrl('image.svg').data.publicUrl);
    expect(image.headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('list (PLATFORM-STORAGE-03)', () => {
  it('shows 100 by default, folders, pages, search and order', async () => {
    const bucket = await newBucket();
    await platform.db.transaction(asOwner('many objects at once'), (tx) =>
      tx.query(
        `insert into storage.objects (bucket_id, name) select $1, 'many/' || lpad(i::text, 3, '0') || '.txt' from generate_series(1, 120) i`,
        [bucket],
      ),
    );
    await upload(bucket, 'many/Deep/er/x.txt');
    await upload(bucket, 'top.txt');
    expect((await service.storage.from(bucket).list('many')).data).toHaveLength(100);
    const root = (await service.storage.from(bucket).list()).data!;
    expect(root.map(({ name, id }) => [name, id === null])).toEqual([
      ['many', true],
      ['top.txt', false],
    ]);
    expect(root[1]!.metadata).toMatchObject({ size: 4, mimetype: 'text/plain' });
    const page = await service.storage.from(bucket).list('many', { limit: 2, offset: 3 });
    expect(page.data!.map(({ name }) => name)).toEqual(['004.txt', '005.txt']);
    expect((await service.storage.from(bucket).list('many', { search: '11' })).data!.map(({ name }) => name)[0]).toBe('110.txt');
    expect((await service.storage.from(bucket).list('many', { search: '11' })).data).toHaveLength(10);
    const last = await service.storage.from(bucket).list('many', { limit: 1, sortBy: { column: 'name', order: 'desc' } });
    expect(last.data!.map(({ name }) => name)).toEqual(['Deep']);
    expect((await service.storage.from(bucket).list('many', { sortBy: { column: 'created_at', order: 'desc' } })).data![0]!.name).toBe(
      'Deep',
    );
  });

  it('pages through list v2 without skipping or repeating', async () => {
    const bucket = await newBucket();
    const names = ['b/1', 'a', 'c', 'b/2', 'd/x/y', 'e'];
    for (const name of names) await upload(bucket, name);
    for (const sortBy of [undefined, { column: 'created_at', order: 'desc' }] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data, error } = await service.storage
          .from(bucket)
          .listV2({ limit: 2, with_delimiter: true, ...(cursor ? { cursor } : {}), ...(sortBy ? { sortBy } : {}) });
        expect(error).toBeNull();
        seen.push(...data!.objects.map(({ name }) => name), ...data!.folders.map(({ name }) => name));
        cursor = data!.hasNext ? data!.nextCursor : undefined;
      } while (cursor);
      expect(seen.sort()).toEqual(['a', 'b/', 'c', 'd/', 'e']);
    }
    expect((await service.storage.from(bucket).listV2({ prefix: 'b/' })).data!.objects.map(({ name }) => name)).toEqual(['b/1', 'b/2']);
  });
});

describe('move, copy, remove (PLATFORM-STORAGE-05)', () => {
  it('work inside a bucket and across buckets', async () => {
    const [one, two] = [await newBucket(), await newBucket()];
    await upload(one, 'a.txt', 'content', { metadata: { keep: 'me' } });
    expect((await service.storage.from(one).copy('a.txt', 'b/copy.txt')).data).toEqual({ path: `${one}/b/copy.txt` });
    expect((await service.storage.from(one).copy('a.txt', 'there.txt', { destinationBucket: two })).error).toBeNull();
    expect((await service.storage.from(one).move('a.txt', 'moved.txt', { destinationBucket: two })).data).toMatchObject({
      message: 'Successfully moved',
    });
    expect((await service.storage.from(one).exists('a.txt')).data).toBe(false);
    for (const [bucket, path] of [
      [one, 'b/copy.txt'],
      [two, 'there.txt'],
      [two, 'moved.txt'],
    ] as const) {
      expect(await (await service.storage.from(bucket).download(path)).data!.text()).toBe('content');
      expect((await service.storage.from(bucket).info(path)).data!.metadata).toEqual({ keep: 'me' });
    }
    expect((await service.storage.from(two).move('there.txt', 'moved.txt')).error).toMatchObject({ statusCode: '409' });
    expect((await service.storage.from(one).copy('missing', 'x')).error).toMatchObject({ statusCode: '404' });
    const copied = await raw('/object/copy', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${platform.keys.serviceRoleKey}`,
        'x-upsert': 'true',
        'x-metadata': Buffer.from('{"own":"words"}').toString('base64'),
      },
      body: JSON.stringify({
        bucketId: two,
        sourceKey: 'moved.txt',
        destinationKey: 'there.txt',
        copyMetadata: false,
        metadata: { cacheControl: 'max-age=9' },
      }),
    });
    expect(copied.status).toBe(200);
    expect((await service.storage.from(two).info('there.txt')).data).toMatchObject({
      metadata: { own: 'words' },
      cacheControl: 'max-age=9',
    });
    const { data } = await service.storage.from(two).remove(['there.txt', 'missing.txt']);
    expect(data!.map(({ name }) => name)).toEqual(['there.txt']);
    expect((await service.storage.from(two).exists('there.txt')).data).toBe(false);
  });
});

describe('public and signed addresses (PLATFORM-STORAGE-06, -07)', () => {
  it('a public bucket is readable without a key, a private one is not', async () => {
    const [open, closed] = [await newBucket({ public: true }), await newBucket()];
    await upload(open, 'a.txt', 'open');
    await upload(closed, 'a.txt', 'closed');
    expect(await (await raw(`/object/public/${open}/a.txt`)).text()).toBe('open');
    for (const path of [
      `/object/public/${closed}/a.txt`,
      `/object/authenticated/${closed}/a.txt`,
      `/object/${closed}/a.txt`,
      `/object/info/public/${closed}/a.txt`,
    ]) {
      const response = await raw(path);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('closed');
    }
    expect((await raw(`/object/${open}/a.txt`, { method: 'DELETE' })).status).toBe(400);
  });

  it('a signed address reads one object until it expires', async () => {
    const bucket = await newBucket();
    await upload(bucket, 'ordner/a b.txt', 'signed');
    await upload(bucket, 'other.txt', 'other');
    const { data } = await service.storage.from(bucket).createSignedUrl('ordner/a b.txt', 60);
    expect(await (await fetch(data!.signedUrl)).text()).toBe('signed');
    expect((await fetch(data!.signedUrl.replace('ordner/a%20b.txt', 'other.txt'))).status).toBe(400);
    expect((await fetch(`${data!.signedUrl.slice(0, -3)}abc`)).status).toBe(400);
    const brief = await service.storage.from(bucket).createSignedUrl('other.txt', 1);
    expect((await fetch(brief.data!.signedUrl)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    const late = await fetch(brief.data!.signedUrl);
    expect([late.status, await late.json()]).toEqual([400, expect.objectContaining({ message: expect.stringContaining('expired') })]);
    expect((await service.storage.from(bucket).createSignedUrl('missing', 60)).error).toMatchObject({ statusCode: '404' });
  });

  it('signs several at once and says which it could not', async () => {
    const bucket = await newBucket();
    await upload(bucket, 'a.txt', 'a');
    const { data } = await service.storage.from(bucket).createSignedUrls(['a.txt', 'b.txt'], 60);
    expect(data!.map(({ path, error }) => [path, error === null])).toEqual([
      ['a.txt', true],
      ['b.txt', false],
    ]);
    expect(await (await fetch(data![0]!.signedUrl!)).text()).toBe('a');
  });

  it('a signed upload works without a key, once, and only with an upload token', async () => {
    const bucket = await newBucket();
    const { data: signed } = await service.storage.from(bucket).createSignedUploadUrl('in/a.txt');
    const stranger = platform.connect();
    const { data, error } = await stranger.storage
      .from(bucket)
      .uploadToSignedUrl('in/a.txt', signed!.token, 'hello', { contentType: 'text/plain' });
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: 'in/a.txt' });
    expect((await stranger.storage.from(bucket).uploadToSignedUrl('in/a.txt', signed!.token, 'again')).error).toMatchObject({
      statusCode: '409',
    });
    const viaFetch = await service.storage.from(bucket).createSignedUploadUrl('in/b.txt');
    expect(
      (await fetch(viaFetch.data!.signedUrl, { method: 'PUT', body: 'plain', headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(200);

    const download = await service.storage.from(bucket).createSignedUrl('in/a.txt', 60);
    const downloadToken = new URL(download.data!.signedUrl).searchParams.get('token')!;
    expect(
      (await stranger.storage.from(bucket).uploadToSignedUrl('in/a.txt', downloadToken, 'evil', { upsert: true })).error,
    ).not.toBeNull();
    expect((await raw(`/object/sign/${bucket}/in/a.txt?token=${signed!.token}`)).status).toBe(400);
    expect((await stranger.storage.from(bucket).uploadToSignedUrl('in/c.txt', signed!.token, 'elsewhere')).error).not.toBeNull();
  });
});

describe('limits (PLATFORM-STORAGE-08, -09)', () => {
  it('refuses files above the size of the bucket, however they come', async () => {
    const bucket = await newBucket({ fileSizeLimit: 1000 });
    const tooLarge = { message: 'The object exceeded the maximum allowed size', statusCode: '413' };
    for (const body of [Buffer.alloc(1001), new Blob([Buffer.alloc(1001)]), new Blob([Buffer.alloc(200_000)]).stream()]) {
      expect((await service.storage.from(bucket).upload('big', body)).error).toMatchObject(tooLarge);
    }
    expect((await service.storage.from(bucket).upload('fits', Buffer.alloc(1000))).error).toBeNull();
    expect((await service.storage.from(bucket).list()).data!.map(({ name }) => name)).toEqual(['fits']);
  });

  it('refuses files above the limit of the project', async () => {
    const bucket = await newBucket();
    const { error } = await service.storage.from(bucket).upload('big', Buffer.alloc(51 * 1024 * 1024));
    expect(error).toMatchObject({ statusCode: '413' });
  });

  it('allows only the named types, and checks what the file really is', async () => {
    const bucket = await newBucket({ allowedMimeTypes: ['image/png', 'text/*'] });
    const attempt = async (path: string, body: Buffer | string, contentType: string) =>
      (await service.storage.from(bucket).upload(path, body, { contentType })).error as { statusCode?: string } | null;
    expect(await attempt('ok.png', PNG, 'image/png')).toBeNull();
    expect(await attempt('ok.txt', 'text', 'text/plain;charset=UTF-8')).toBeNull();
    expect(await attempt('no.pdf', '%PDF-1.7 …', 'application/pdf')).toMatchObject({
      statusCode: '415',
      message: 'mime type application/pdf is not supported',
    });
    expect(await attempt('page.png', '<html><script>alert(1)</script>', 'image/png')).toMatchObject({ statusCode: '415' });
    expect(await attempt('pdf.png', Buffer.from('%PDF-1.7\n1 0 obj\n'), 'image/png')).toMatchObject({ statusCode: '415' });
    expect(await attempt('picture.txt', PNG, 'text/plain')).toMatchObject({ statusCode: '415' });
    expect((await service.storage.from(bucket).upload('blob.gif', new Blob([PNG], { type: 'image/gif' }))).error).toMatchObject({
      statusCode: '415',
    });
  });
});

describe('rights (PLATFORM-STORAGE-10)', () => {
  it('without a policy neither anonymous nor ordinary users do anything', async () => {
    const bucket = await newBucket();
    await upload(bucket, 'secret.txt', 'secret');
    for (const client of [anon, user]) {
      const files = client.storage.from(bucket);
      expect((await files.download('secret.txt')).data).toBeNull();
      expect((await files.list()).data).toEqual([]);
      expect((await files.info('secret.txt')).data).toBeNull();
      expect((await files.createSignedUrl('secret.txt', 60)).data).toBeNull();
      expect((await files.createSignedUploadUrl('new.txt')).error).toMatchObject({ statusCode: '403' });
      expect((await files.upload('new.txt', 'x')).error).toMatchObject({
        statusCode: '403',
        message: expect.stringContaining('row-level security'),
      });
      expect((await files.upload('secret.txt', 'x', { upsert: true })).error).toMatchObject({ statusCode: '403' });
      expect((await files.move('secret.txt', 'mine.txt')).error).not.toBeNull();
      expect((await files.copy('secret.txt', 'mine.txt')).error).not.toBeNull();
      expect((await files.remove(['secret.txt'])).data).toEqual([]);
      expect((await client.storage.createBucket(`own-bucket-${randomUUID()}`)).error).toMatchObject({ statusCode: '403' });
      expect((await client.storage.listBuckets()).data).toEqual([]);
      expect((await client.storage.getBucket(bucket)).data).toBeNull();
      expect((await client.storage.updateBucket(bucket, { public: true })).error).not.toBeNull();
      expect((await client.storage.emptyBucket(bucket)).error).not.toBeNull();
      expect((await client.storage.deleteBucket(bucket)).error).not.toBeNull();
    }
    expect(await (await service.storage.from(bucket).download('secret.txt')).data!.text()).toBe('secret');
  });

  it('policies open exactly what they name', async () => {
    const bucket = await newBucket({}, 'own');
    const files = user.storage.from(bucket);
    expect((await files.upload(`${USER_ID}/a.txt`, 'mine')).error).toBeNull();
    expect((await files.upload('somebody/a.txt', 'theirs')).error).toMatchObject({ statusCode: '403' });
    expect(await (await files.download(`${USER_ID}/a.txt`)).data!.text()).toBe('mine');
    expect((await files.upload(`${USER_ID}/a.txt`, 'new', { upsert: true })).error).toBeNull();
    expect((await files.move(`${USER_ID}/a.txt`, 'somebody/a.txt')).error).not.toBeNull();
    expect((await files.list(USER_ID)).data!.map(({ name }) => name)).toEqual(['a.txt']);
    expect((await anon.storage.from(bucket).list(USER_ID)).data).toEqual([]);
    expect((await files.remove([`${USER_ID}/a.txt`])).data).toHaveLength(1);

    const letterbox = await newBucket({}, 'letterbox');
    expect((await anon.storage.from(letterbox).upload('letter.txt', 'dear')).error).toBeNull();
    expect((await anon.storage.from(letterbox).download('letter.txt')).data).toBeNull();
    expect((await anon.storage.from(letterbox).upload('letter.txt', 'other', { upsert: true })).error).not.toBeNull();
  });

  it('a forged or foreign token is nobody', async () => {
    const bucket = await newBucket();
    await upload(bucket, 'secret.txt', 'secret');
    const forged = await raw(`/object/${bucket}/secret.txt`, { headers: { authorization: 'Bearer not-a-jwt' } });
    expect([forged.status, await forged.json()]).toEqual([400, expect.objectContaining({ statusCode: '403', error: 'Unauthorized' })]);
    expect((await raw('/bucket', { headers: { apikey: 'wrong' } })).status).toBe(401);
  });
});

describe('path tricks (PLATFORM-STORAGE-11)', () => {
  it('never leave the bucket', async () => {
    const [bucket, other] = [await newBucket(), await newBucket()];
    await upload(other, 'secret.txt', 'secret');
    const tricks = [
      `..%2F${other}%2Fsecret.txt`,
      `%2e%2e%2f${other}%2fsecret.txt`,
      `a/..%2f..%2f${other}/secret.txt`,
      '%2Fetc%2Fpasswd',
      '/etc/passwd',
      '..%5C..%5Csecret.txt',
      'a%00.txt',
      'a%0d%0ab',
      '%252e%252e%252fsecret.txt',
      '%',
    ];
    for (const trick of tricks) {
      const read = await raw(`/object/${bucket}/${trick}`, asService('GET'));
      expect([trick, read.status]).toEqual([trick, 400]);
      const written = await raw(`/object/${bucket}/${trick}`, asService('POST', 'evil'));
      expect([trick, written.status]).toEqual([trick, 400]);
    }
    for (const name of ['../x', 'a/../../x', '/etc/passwd', './x', 'a\\b', 'a\0b']) {
      expect((await service.storage.from(bucket).move('missing', name)).error).toMatchObject({ statusCode: '400' });
    }
    expect((await service.storage.from(bucket).list()).data).toEqual([]);
    expect(await (await service.storage.from(other).download('secret.txt')).data!.text()).toBe('secret');
  });
});

describe('image transformation', () => {
  it('sizes public, private and signed pictures; a signed look cannot be changed', async () => {
    const bucket = await newBucket({ public: true });
    const picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    await upload(bucket, 'wide.jpg', picture, { contentType: 'image/jpeg' });
    await upload(bucket, 'text.jpg', 'no picture', { contentType: 'image/jpeg' });
    const sizeOf = async (response: Response) => {
      expect(response.status).toBe(200);
      const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      return [width, height, format, response.headers.get('content-type')];
    };
    const publicUrl = (transform: object) => service.storage.from(bucket).getPublicUrl('wide.jpg', { transform }).data.publicUrl;
    expect(await sizeOf(await fetch(publicUrl({ width: 100, height: 100 })))).toEqual([100, 100, 'jpeg', 'image/jpeg']);
    expect(await sizeOf(await fetch(publicUrl({ width: 100, height: 100, resize: 'contain' })))).toEqual([100, 50, 'jpeg', 'image/jpeg']);
    expect(await sizeOf(await fetch(publicUrl({ width: 100 }), { headers: { accept: 'image/webp,*/*' } }))).toEqual([
      100,
      50,
      'webp',
      'image/webp',
    ]);
    const { data } = await service.storage.from(bucket).download('wide.jpg', { transform: { width: 50, format: 'origin' } });
    expect(data!.type).toBe('image/jpeg');
    const signed = await service.storage
      .from(bucket)
      .createSignedUrl('wide.jpg', 60, { transform: { width: 200, height: 200, quality: 60 } });
    const response = await fetch(`${signed.data!.signedUrl}&width=10`);
    expect(response.headers.get('x-transformations')).toBe('height:200,width:200,resizing_type:fill,quality:60');
    expect(await sizeOf(response)).toEqual([200, 200, 'jpeg', 'image/jpeg']);
    expect((await fetch(service.storage.from(bucket).getPublicUrl('text.jpg', { transform: { width: 9 } }).data.publicUrl)).status).toBe(
      400,
    );
    expect((await raw(`/render/image/public/${bucket}/wide.jpg?width=-1`)).status).toBe(400);
    const halves = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#000' } })
      .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#fff' } }, left: 100, top: 0 }])
      .png()
      .toBuffer();
    await upload(bucket, 'halves.png', halves, { contentType: 'image/png' });
    for (const [query, brightness] of [
      ['gravity=we', 0],
      ['gravity=ea', 255],
      ['gravity=fp&x_offset=0.9&y_offset=0.5', 255],
    ] as const) {
      const cut = await raw(`/render/image/public/${bucket}/halves.png?width=50&height=100&${query}`);
      const { channels } = await sharp(Buffer.from(await cut.arrayBuffer())).stats();
      expect([query, Math.round(channels[0]!.mean)]).toEqual([query, brightness]);
    }
    expect((await raw(`/render/image/authenticated/${bucket}/wide.jpg?width=10`)).status).toBe(400);
  });
});

describe('resumable upload', () => {
  const encode = (metadata: Record<string, string>) =>
    Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
  const tus = (url: string, method: string, headers: Record<string, string>, body?: Buffer<ArrayBuffer>) =>
    fetch(new URL(url, platform.origin), { method, headers: { 'tus-resumable': '1.0.0', ...headers }, ...(body ? { body } : {}) });
  const chunk = (offset: number) => ({ 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('continues where it stopped, and nobody else continues it', async () => {
    const bucket = await newBucket({ allowedMimeTypes: ['text/plain'], fileSizeLimit: 100 }, 'own');
    const token = await platform.userToken(USER_ID);
    const create = (metadata: Record<string, string>, length: number, auth = bearer(token)) =>
      tus('/storage/v1/upload/resumable', 'POST', {
        ...auth,
        'upload-length': String(length),
        'upload-metadata': encode({ bucketName: bucket, contentType: 'text/plain', cacheControl: '60', ...metadata }),
      });
    const mine = { objectName: `${USER_ID}/long.txt`, metadata: '{"a":1}' };

    const created = await create(mine, 10);
    expect(created.status).toBe(201);
    const location = created.headers.get('location')!;
    expect((await tus(location, 'PATCH', { ...bearer(token), ...chunk(0) }, Buffer.from('01234'))).status).toBe(204);
    const asked = await tus(location, 'HEAD', bearer(token));
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, '5']);
    expect((await tus(location, 'PATCH', { ...bearer(token), ...chunk(0) }, Buffer.from('56789'))).status).toBe(409);
    const stranger = await platform.userToken(randomUUID());
    expect((await tus(location, 'PATCH', { ...bearer(stranger), ...chunk(5) }, Buffer.from('56789'))).status).toBe(403);
    expect((await tus(location, 'PATCH', { ...bearer(token), ...chunk(5) }, Buffer.from('56789'))).status).toBe(204);
    expect(await (await user.storage.from(bucket).download(mine.objectName)).data!.text()).toBe('0123456789');
    expect((await user.storage.from(bucket).info(mine.objectName)).data).toMatchObject({
      cacheControl: 'max-age=60',
      metadata: { a: 1 },
      size: 10,
    });

    expect((await create({ objectName: 'somebody/a.txt' }, 10)).status).toBe(403);
    expect((await create({ objectName: `${USER_ID}/big.txt` }, 101)).status).toBe(413);
    expect((await create({ objectName: `${USER_ID}/a.pdf`, contentType: 'application/pdf' }, 10)).status).toBe(415);
    expect((await create({ objectName: `${USER_ID}/../a.txt` }, 10)).status).toBe(400);
    expect((await create(mine, 10)).status).toBe(409);
    expect((await create(mine, 10, {} as never)).status).toBe(400);
    expect((await tus('/storage/v1/upload/resumable/..%2f..%2fkeys.json', 'HEAD', bearer(token))).status).toBe(404);
  });

  it('works by a signed address too', async () => {
    const bucket = await newBucket();
    const { data } = await service.storage.from(bucket).createSignedUploadUrl('a.txt');
    const metadata = encode({ bucketName: bucket, objectName: 'a.txt', contentType: 'text/plain' });
    const path = '/storage/v1/upload/resumable/sign';
    expect((await tus(path, 'POST', { 'x-signature': 'wrong', 'upload-length': '3', 'upload-metadata': metadata })).status).toBe(400);
    const created = await tus(
      path,
      'POST',
      { 'x-signature': data!.token, 'upload-length': '3', 'upload-metadata': metadata, ...chunk(0) },
      Buffer.from('abc'),
    );
    expect(created.status).toBe(201);
    expect(await (await service.storage.from(bucket).download('a.txt')).data!.text()).toBe('abc');
  });
});
