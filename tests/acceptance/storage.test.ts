// @database postgres
import { describe, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { startStorage } from '#tests/support/storage.ts';

const { platform, service, newBucket, upload, raw, asService } = await startStorage();

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

    expect(
      (
        await service.storage.updateBucket('akten', {
          public: true,
          allowedMimeTypes: null,
          fileSizeLimit: null,
        })
      ).error,
    ).toBeNull();
    expect((await service.storage.getBucket('akten')).data).toMatchObject({
      public: true,
      file_size_limit: null,
      allowed_mime_types: null,
    });
    expect((await service.storage.listBuckets()).data!.map(({ id }) => id)).toContain('akten');

    await upload('akten', 'a.txt');
    expect((await service.storage.deleteBucket('akten')).error).toMatchObject({
      statusCode: '409',
      status: 400,
    });
    expect((await service.storage.emptyBucket('akten')).error).toBeNull();
    expect((await service.storage.from('akten').list()).data).toEqual([]);
    expect((await service.storage.deleteBucket('akten')).error).toBeNull();
    expect((await service.storage.getBucket('akten')).error).toMatchObject({
      message: 'Bucket not found',
      statusCode: '404',
    });
  });

  it('refuse a name twice and names that are none', async () => {
    const name = await newBucket();
    expect((await service.storage.createBucket(name)).error).toMatchObject({
      message: 'The resource already exists',
      statusCode: '409',
    });
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
      const { data, error } = await service.storage
        .from(bucket)
        .upload(`kinds/${path}`, body, { contentType: 'application/x-own' });
      expect(error).toBeNull();
      expect(data).toEqual({
        id: expect.any(String),
        path: `kinds/${path}`,
        fullPath: `${bucket}/kinds/${path}`,
      });
      const { data: blob } = await service.storage.from(bucket).download(`kinds/${path}`);
      expect(blob!.type).toBe('application/x-own');
      expect(Buffer.from(await blob!.arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  it('keeps the charset of a text, whichever way it was uploaded', async () => {
    const bucket = await newBucket();
    const type = 'text/plain;charset=iso-8859-1';
    const bytes = Buffer.from('Größe', 'latin1');
    for (const [at, body] of [Buffer.from(bytes), new Blob([bytes], { type })].entries()) {
      expect(
        (await service.storage.from(bucket).upload(`${at}.txt`, body, { contentType: type })).error,
      ).toBeNull();
      expect((await service.storage.from(bucket).info(`${at}.txt`)).data!.contentType).toBe(type);
      const { data } = await service.storage.from(bucket).download(`${at}.txt`);
      expect([data!.type, Buffer.from(await data!.arrayBuffer())]).toEqual([type, bytes]);
    }
  });

  it('gives a download as a stream, and as an attachment', async () => {
    const bucket = await newBucket();
    await upload(bucket, 'a.txt', 'streamed');
    const { data: stream } = await service.storage.from(bucket).download('a.txt').asStream();
    expect(await new Response(stream).text()).toBe('streamed');
    const { data } = await service.storage
      .from(bucket)
      .createSignedUrl('a.txt', 60, { download: 'b.txt' });
    expect((await fetch(data!.signedUrl)).headers.get('content-disposition')).toContain(
      'filename=b.txt',
    );
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

  it('lets only the browser of its reader keep a private file, and no longer than its address holds', async () => {
    const bucket = await newBucket();
    const form = new FormData();
    form.append('cacheControl', '31536000, public');
    form.append('', new Blob(['x']), 'a.txt');
    const headers = { authorization: `Bearer ${platform.keys.serviceRoleKey}` };
    const stored = await raw(`/object/${bucket}/a.txt`, { method: 'POST', body: form, headers });
    expect(stored.status).toBe(200);
    const control = (response: Response) => response.headers.get('cache-control');
    for (const path of [`/object/${bucket}/a.txt`, `/object/authenticated/${bucket}/a.txt`])
      expect(control(await raw(path, { headers }))).toBe('private, max-age=31536000');
    const { data } = await service.storage.from(bucket).createSignedUrl('a.txt', 60);
    expect(control(await fetch(data!.signedUrl))).toMatch(/^private, max-age=(?:60|5\d)$/);
  });

  it('answers ranges, conditions and HEAD', async () => {
    const bucket = await newBucket({ public: true });
    await upload(bucket, 'ten.txt', '0123456789');
    const url = service.storage.from(bucket).getPublicUrl('ten.txt').data.publicUrl;
    const range = async (value: string) => {
      const response = await fetch(url, { headers: { range: value } });
      return [
        response.status,
        response.headers.get('content-range'),
        response.status === 206 ? await response.text() : '',
      ];
    };
    expect(await range('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await range('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await range('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await range('bytes=10-')).toEqual([416, 'bytes */10', '']);
    const whole = await fetch(url);
    const etag = whole.headers.get('etag')!;
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect([
      head.status,
      head.headers.get('content-length'),
      head.headers.get('accept-ranges'),
    ]).toEqual([200, '10', 'bytes']);
    const download = await fetch(
      service.storage.from(bucket).getPublicUrl('ten.txt', { download: 'zehn ü.txt' }).data
        .publicUrl,
    );
    expect(download.headers.get('content-disposition')).toBe(
      "attachment; filename=zehn%20%C3%BC.txt; filename*=UTF-8''zehn%20%C3%BC.txt",
    );
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
    expect((await service.storage.from(bucket).download('a/c.txt')).error).toMatchObject({
      status: 400,
      statusCode: '404',
    });
  });

  it('opens no page and no script at the address of the site', async () => {
    const bucket = await newBucket({ public: true });
    await upload(bucket, 'page', '<script>alert(1)</script>', { contentType: 'text/html' });
    await upload(
      bucket,
      'image.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      {
        contentType: 'image/svg+xml',
      },
    );
    const page = await fetch(service.storage.from(bucket).getPublicUrl('page').data.publicUrl);
    expect([page.headers.get('content-type'), page.headers.get('x-content-type-options')]).toEqual([
      'text/plain',
      'nosniff',
    ]);
    const form = new FormData();
    form.append('cacheControl', '60\r\nset-cookie: evil=1');
    form.append('', new Blob(['x']));
    expect((await service.storage.from(bucket).upload('header', form)).error).toMatchObject({
      statusCode: '400',
    });
    const image = await fetch(
      service.storage.from(bucket).getPublicUrl('image.svg').data.publicUrl,
    );
    expect(image.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('sends one type alone, whatever was said to be several', async () => {
    const bucket = await newBucket({ public: true });
    const get = (name: string) =>
      fetch(service.storage.from(bucket).getPublicUrl(name).data.publicUrl);
    const several = 'application/pdf;x=1, application/xhtml+xml';
    const form = new FormData();
    form.append('contentType', several);
    form.append('', new Blob(['<x/>']));
    await upload(bucket, 'raw', '<x/>', { contentType: several });
    await upload(bucket, 'form', form as never);
    for (const name of ['raw', 'form'])
      expect((await get(name)).headers.get('content-type')).toBe('application/pdf');
    expect(
      (
        await service.storage
          .from(bucket)
          .upload('none', '<x/>', { contentType: 'application/pdf, text/html' })
      ).error,
    ).toMatchObject({ statusCode: '415' });

    // Rows of older versions.
    const store = (metadata: object) =>
      platform.db.transaction(asOwner('rows as they were written once'), (tx) =>
        tx.query(
          `update storage.objects set metadata = metadata || $2::text::jsonb
           where bucket_id = $1 and name = 'raw'`,
          [bucket, JSON.stringify(metadata)],
        ),
      );
    await store({ mimetype: several });
    expect((await get('raw')).headers.get('content-type')).toBe('application/pdf');
    await store({ mimetype: 'application/pdf, text/html', cacheControl: 'a\r\nb: c' });
    const { status, headers } = await get('raw');
    expect([
      status,
      ...['content-type', 'content-disposition', 'cache-control'].map((name) => headers.get(name)),
    ]).toEqual([200, 'application/octet-stream', 'attachment;', 'no-cache']);
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('list (PLATFORM-STORAGE-03)', () => {
  it('shows 100 by default, folders, pages, search and order', async () => {
    const bucket = await newBucket();
    await platform.db.transaction(asOwner('many objects at once'), (tx) =>
      tx.query(
        `insert into storage.objects (bucket_id, name) select $1,
         'many/' || lpad(i::text, 3, '0') || '.txt' from generate_series(1, 120) i`,
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
    expect(
      (await service.storage.from(bucket).list('many', { search: '11' })).data!.map(
        ({ name }) => name,
      )[0],
    ).toBe('110.txt');
    expect((await service.storage.from(bucket).list('many', { search: '11' })).data).toHaveLength(
      10,
    );
    const last = await service.storage
      .from(bucket)
      .list('many', { limit: 1, sortBy: { column: 'name', order: 'desc' } });
    expect(last.data!.map(({ name }) => name)).toEqual(['Deep']);
    expect(
      (
        await service.storage
          .from(bucket)
          .list('many', { sortBy: { column: 'created_at', order: 'desc' } })
      ).data![0]!.name,
    ).toBe('Deep');
  });

  it('pages through list v2 without skipping or repeating', async () => {
    const bucket = await newBucket();
    const names = ['b/1', 'a', 'c', 'b/2', 'd/x/y', 'e'];
    for (const name of names) await upload(bucket, name);
    for (const sortBy of [undefined, { column: 'created_at', order: 'desc' }] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data, error } = await service.storage.from(bucket).listV2({
          limit: 2,
          with_delimiter: true,
          ...(cursor ? { cursor } : {}),
          ...(sortBy ? { sortBy } : {}),
        });
        expect(error).toBeNull();
        seen.push(
          ...data!.objects.map(({ name }) => name),
          ...data!.folders.map(({ name }) => name),
        );
        cursor = data!.hasNext ? data!.nextCursor : undefined;
      } while (cursor);
      expect(seen.sort()).toEqual(['a', 'b/', 'c', 'd/', 'e']);
    }
    expect(
      (await service.storage.from(bucket).listV2({ prefix: 'b/' })).data!.objects.map(
        ({ name }) => name,
      ),
    ).toEqual(['b/1', 'b/2']);
  });
});

describe('move, copy, remove (PLATFORM-STORAGE-05)', () => {
  it('work inside a bucket and across buckets', async () => {
    const [one, two] = [await newBucket(), await newBucket()];
    await upload(one, 'a.txt', 'content', { metadata: { keep: 'me' } });
    expect((await service.storage.from(one).copy('a.txt', 'b/copy.txt')).data).toEqual({
      path: `${one}/b/copy.txt`,
    });
    expect(
      (await service.storage.from(one).copy('a.txt', 'there.txt', { destinationBucket: two }))
        .error,
    ).toBeNull();
    expect(
      (await service.storage.from(one).move('a.txt', 'moved.txt', { destinationBucket: two })).data,
    ).toMatchObject({
      message: 'Successfully moved',
    });
    expect((await service.storage.from(one).exists('a.txt')).data).toBe(false);
    for (const [bucket, path] of [
      [one, 'b/copy.txt'],
      [two, 'there.txt'],
      [two, 'moved.txt'],
    ] as const) {
      expect(await (await service.storage.from(bucket).download(path)).data!.text()).toBe(
        'content',
      );
      expect((await service.storage.from(bucket).info(path)).data!.metadata).toEqual({
        keep: 'me',
      });
    }
    expect((await service.storage.from(two).move('there.txt', 'moved.txt')).error).toMatchObject({
      statusCode: '409',
    });
    expect((await service.storage.from(one).copy('missing', 'x')).error).toMatchObject({
      statusCode: '404',
    });
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

it('copies and moves nothing that the bucket would not take as an upload', async () => {
  const [open, strict] = [
    await newBucket(),
    await newBucket({ allowedMimeTypes: ['text/plain', 'image/png'], fileSizeLimit: 5 }),
  ];
  await upload(open, 'a.txt', 'text');
  await upload(open, 'long.txt', 'longer');
  await upload(open, 'program', 'text', { contentType: 'application/x-msdownload' });
  const copy = async (bucketId: string, sourceKey: string, metadata?: object) => {
    const response = await raw('/object/copy', {
      ...asService('POST'),
      body: JSON.stringify({
        bucketId,
        sourceKey,
        destinationKey: 'copy',
        destinationBucket: strict,
        copyMetadata: metadata === undefined,
        metadata,
      }),
    });
    return ((await response.json()) as { code?: string }).code;
  };
  expect(await copy(open, 'long.txt')).toBe('EntityTooLarge');
  expect(await copy(open, 'program')).toBe('InvalidMimeType');
  for (const mimetype of ['', 'text', 'a\r\nb: c', 'application/x-msdownload', 'image/png'])
    expect([mimetype, await copy(open, 'a.txt', { mimetype })]).toEqual([
      mimetype,
      'InvalidMimeType',
    ]);
  for (const cacheControl of ['', 'a\r\nb: c', 'a'.repeat(300)])
    expect(await copy(open, 'a.txt', { cacheControl })).toBe('InvalidRequest');
  const move = async (name: string) =>
    (await service.storage.from(open).move(name, name, { destinationBucket: strict })).error;
  expect(await move('long.txt')).toMatchObject({ statusCode: '413' });
  expect(await move('program')).toMatchObject({ statusCode: '415' });
  expect(await move('a.txt')).toBeNull();
  expect(await copy(strict, 'a.txt', { mimetype: 'TEXT/plain; x=1' })).toBeUndefined();
  expect((await service.storage.from(strict).info('copy')).data!.contentType).toBe('text/plain');
});

describe('what is left out', () => {
  it('says so with 4xx: cache of a CDN, lifecycle of buckets, analytics and vector buckets', async () => {
    const bucket = await newBucket();
    const refusals = [
      await service.storage.from(bucket).purgeCache('a.txt'),
      await service.storage.purgeBucketCache(bucket),
      await service.storage.getBucketLifecycle(bucket),
      await service.storage.deleteBucketLifecycle(bucket),
      await service.storage.analytics.listBuckets(),
      await service.storage.vectors.listBuckets(),
    ];
    expect(refusals.map(({ error }) => error?.status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});
