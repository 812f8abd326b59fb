// @database postgres
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { PNG, startStorage, USER_ID } from '#tests/support/storage.ts';

const { platform, service, anon, user, newBucket, upload, raw, asService } = await startStorage();

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
    expect((await fetch(data!.signedUrl.replace('ordner/a%20b.txt', 'other.txt'))).status).toBe(
      400,
    );
    // The first character of the signature: of the last one some bits are unused.
    const forged = data!.signedUrl.replace(
      /(token=[^.]+\.[^.]+\.)(.)/,
      (_, head: string, first: string) => head + (first === 'A' ? 'B' : 'A'),
    );
    expect((await fetch(forged)).status).toBe(400);
    const brief = await service.storage.from(bucket).createSignedUrl('other.txt', 1);
    await expect.poll(async () => (await fetch(brief.data!.signedUrl)).status).toBe(400);
    expect(await (await fetch(brief.data!.signedUrl)).json()).toMatchObject({
      message: expect.stringContaining('expired'),
    });
    expect((await service.storage.from(bucket).createSignedUrl('missing', 60)).error).toMatchObject(
      { statusCode: '404' },
    );
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
    expect(
      (await stranger.storage.from(bucket).uploadToSignedUrl('in/a.txt', signed!.token, 'again'))
        .error,
    ).toMatchObject({
      statusCode: '409',
    });
    const viaFetch = await service.storage.from(bucket).createSignedUploadUrl('in/b.txt');
    expect(
      (
        await fetch(viaFetch.data!.signedUrl, {
          method: 'PUT',
          body: 'plain',
          headers: { 'content-type': 'text/plain' },
        })
      ).status,
    ).toBe(200);

    const download = await service.storage.from(bucket).createSignedUrl('in/a.txt', 60);
    const downloadToken = new URL(download.data!.signedUrl).searchParams.get('token')!;
    expect(
      (
        await stranger.storage
          .from(bucket)
          .uploadToSignedUrl('in/a.txt', downloadToken, 'evil', { upsert: true })
      ).error,
    ).not.toBeNull();
    expect((await raw(`/object/sign/${bucket}/in/a.txt?token=${signed!.token}`)).status).toBe(400);
    expect(
      (
        await stranger.storage
          .from(bucket)
          .uploadToSignedUrl('in/c.txt', signed!.token, 'elsewhere')
      ).error,
    ).not.toBeNull();
  });
});

describe('a signed upload that may overwrite', () => {
  it('changes what its signer may change when it arrives, and nothing else', async () => {
    await platform.db.transaction(asOwner('policies of the test'), (tx) =>
      tx.script(`
        create policy "users may drop files" on storage.objects for insert to authenticated
          with check (bucket_id like 'drop%');
        create policy "users may read dropped files" on storage.objects for select to authenticated
          using (bucket_id like 'drop%');
      `),
    );
    const drop = await newBucket({}, 'drop');
    const own = await newBucket({}, 'own');
    const name = `${USER_ID}/a.txt`;
    const send = async (bucket: string, body: string) => {
      const { data } = await user.storage
        .from(bucket)
        .createSignedUploadUrl(name, { upsert: true });
      await upload(bucket, name, 'first', { upsert: true });
      const { status } = await fetch(data!.signedUrl, { method: 'PUT', body });
      const { data: stored } = await service.storage.from(bucket).download(name);
      return [status, await stored!.text()];
    };
    expect(await send(own, 'second')).toEqual([200, 'second']);
    expect(await send(drop, 'second')).toEqual([400, 'first']);

    // Not there yet, it is stored as the signer's.
    const { data } = await user.storage.from(drop).createSignedUploadUrl('b', { upsert: true });
    expect((await fetch(data!.signedUrl, { method: 'PUT', body: 'b' })).status).toBe(200);
    const owners = await platform.db.transaction(asOwner('who owns it'), (tx) =>
      tx.query('select owner_id from storage.objects where bucket_id = $1 and name = $2', [
        drop,
        'b',
      ]),
    );
    expect(owners).toEqual([{ owner_id: USER_ID }]);

    // The same in pieces.
    const encoded = [drop, 'b'].map((text) => Buffer.from(text).toString('base64'));
    const resumable = await raw('/upload/resumable/sign', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'x-signature': data!.token,
        'upload-length': '1',
        'upload-metadata': `bucketName ${encoded[0]},objectName ${encoded[1]}`,
      },
    });
    expect(resumable.status).toBe(403);
  });
});

describe('limits (PLATFORM-STORAGE-08, -09)', () => {
  it('refuses files above the size of the bucket, however they come', async () => {
    const bucket = await newBucket({ fileSizeLimit: 1000 });
    const tooLarge = { message: 'The object exceeded the maximum allowed size', statusCode: '413' };
    for (const body of [
      Buffer.alloc(1001),
      new Blob([Buffer.alloc(1001)]),
      new Blob([Buffer.alloc(200_000)]).stream(),
    ]) {
      expect((await service.storage.from(bucket).upload('big', body)).error).toMatchObject(
        tooLarge,
      );
    }
    expect(
      (await service.storage.from(bucket).upload('fits', Buffer.alloc(1000))).error,
    ).toBeNull();
    expect((await service.storage.from(bucket).list()).data!.map(({ name }) => name)).toEqual([
      'fits',
    ]);
  });

  it('refuses files above the limit of the project', async () => {
    const bucket = await newBucket();
    const { error } = await service.storage
      .from(bucket)
      .upload('big', Buffer.alloc(51 * 1024 * 1024));
    expect(error).toMatchObject({ statusCode: '413' });
  });

  it('allows only the named types, and checks what the file really is', async () => {
    const bucket = await newBucket({ allowedMimeTypes: ['image/png', 'text/*'] });
    const attempt = async (path: string, body: Buffer | string, contentType: string) =>
      (await service.storage.from(bucket).upload(path, body, { contentType })).error as {
        statusCode?: string;
      } | null;
    expect(await attempt('ok.png', PNG, 'image/png')).toBeNull();
    expect(await attempt('ok.txt', 'text', 'text/plain;charset=UTF-8')).toBeNull();
    expect(await attempt('no.pdf', '%PDF-1.7 …', 'application/pdf')).toMatchObject({
      statusCode: '415',
      message: 'mime type application/pdf is not supported',
    });
    expect(await attempt('page.png', '<html><script>alert(1)</script>', 'image/png')).toMatchObject(
      { statusCode: '415' },
    );
    expect(await attempt('pdf.png', Buffer.from('%PDF-1.7\n1 0 obj\n'), 'image/png')).toMatchObject(
      { statusCode: '415' },
    );
    expect(await attempt('picture.txt', PNG, 'text/plain')).toMatchObject({ statusCode: '415' });
    expect(
      (
        await service.storage
          .from(bucket)
          .upload('blob.gif', new Blob([PNG], { type: 'image/gif' }))
      ).error,
    ).toMatchObject({
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
      expect((await files.createSignedUploadUrl('new.txt')).error).toMatchObject({
        statusCode: '403',
      });
      expect((await files.upload('new.txt', 'x')).error).toMatchObject({
        statusCode: '403',
        message: expect.stringContaining('row-level security'),
      });
      expect((await files.upload('secret.txt', 'x', { upsert: true })).error).toMatchObject({
        statusCode: '403',
      });
      expect((await files.move('secret.txt', 'mine.txt')).error).not.toBeNull();
      expect((await files.copy('secret.txt', 'mine.txt')).error).not.toBeNull();
      expect((await files.remove(['secret.txt'])).data).toEqual([]);
      expect((await client.storage.createBucket(`own-bucket-${randomUUID()}`)).error).toMatchObject(
        { statusCode: '403' },
      );
      expect((await client.storage.listBuckets()).data).toEqual([]);
      expect((await client.storage.getBucket(bucket)).data).toBeNull();
      expect((await client.storage.updateBucket(bucket, { public: true })).error).not.toBeNull();
      expect((await client.storage.emptyBucket(bucket)).error).not.toBeNull();
      expect((await client.storage.deleteBucket(bucket)).error).not.toBeNull();
    }
    expect(await (await service.storage.from(bucket).download('secret.txt')).data!.text()).toBe(
      'secret',
    );
  });

  it('policies open exactly what they name', async () => {
    const bucket = await newBucket({}, 'own');
    const files = user.storage.from(bucket);
    expect((await files.upload(`${USER_ID}/a.txt`, 'mine')).error).toBeNull();
    expect((await files.upload('somebody/a.txt', 'theirs')).error).toMatchObject({
      statusCode: '403',
    });
    expect(await (await files.download(`${USER_ID}/a.txt`)).data!.text()).toBe('mine');
    expect((await files.upload(`${USER_ID}/a.txt`, 'new', { upsert: true })).error).toBeNull();
    expect((await files.move(`${USER_ID}/a.txt`, 'somebody/a.txt')).error).not.toBeNull();
    expect((await files.list(USER_ID)).data!.map(({ name }) => name)).toEqual(['a.txt']);
    expect((await anon.storage.from(bucket).list(USER_ID)).data).toEqual([]);
    expect((await files.remove([`${USER_ID}/a.txt`])).data).toHaveLength(1);

    const letterbox = await newBucket({}, 'letterbox');
    expect((await anon.storage.from(letterbox).upload('letter.txt', 'dear')).error).toBeNull();
    expect((await anon.storage.from(letterbox).download('letter.txt')).data).toBeNull();
    expect(
      (await anon.storage.from(letterbox).upload('letter.txt', 'other', { upsert: true })).error,
    ).not.toBeNull();
  });

  it('a forged or foreign token is nobody', async () => {
    const bucket = await newBucket();
    await upload(bucket, 'secret.txt', 'secret');
    const forged = await raw(`/object/${bucket}/secret.txt`, {
      headers: { authorization: 'Bearer not-a-jwt' },
    });
    expect([forged.status, await forged.json()]).toEqual([
      400,
      expect.objectContaining({ statusCode: '403', error: 'Unauthorized' }),
    ]);
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
      expect((await service.storage.from(bucket).move('missing', name)).error).toMatchObject({
        statusCode: '400',
      });
    }
    expect((await service.storage.from(bucket).list()).data).toEqual([]);
    expect(await (await service.storage.from(other).download('secret.txt')).data!.text()).toBe(
      'secret',
    );
  });
});
