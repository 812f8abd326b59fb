// @database postgres
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { startStorage, USER_ID } from '#tests/support/storage.ts';

const { platform, service, user, newBucket } = await startStorage();

describe('resumable upload', () => {
  const encode = (metadata: Record<string, string>) =>
    Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(',');
  const tus = (
    url: string,
    method: string,
    headers: Record<string, string>,
    body?: Buffer<ArrayBuffer>,
  ) =>
    fetch(new URL(url, platform.origin), {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body ? { body } : {}),
    });
  const chunk = (offset: number) => ({
    'content-type': 'application/offset+octet-stream',
    'upload-offset': String(offset),
  });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('continues where it stopped, and nobody else continues it', async () => {
    const bucket = await newBucket({ allowedMimeTypes: ['text/plain'], fileSizeLimit: 100 }, 'own');
    const token = await platform.userToken(USER_ID);
    const create = (metadata: Record<string, string>, length: number, auth = bearer(token)) =>
      tus('/storage/v1/upload/resumable', 'POST', {
        ...auth,
        'upload-length': String(length),
        'upload-metadata': encode({
          bucketName: bucket,
          contentType: 'text/plain',
          cacheControl: '60',
          ...metadata,
        }),
      });
    const mine = { objectName: `${USER_ID}/long.txt`, metadata: '{"a":1}' };

    const created = await create(mine, 10);
    expect(created.status).toBe(201);
    const location = created.headers.get('location')!;
    expect(
      (await tus(location, 'PATCH', { ...bearer(token), ...chunk(0) }, Buffer.from('01234')))
        .status,
    ).toBe(204);
    const asked = await tus(location, 'HEAD', bearer(token));
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, '5']);
    expect(
      (await tus(location, 'PATCH', { ...bearer(token), ...chunk(0) }, Buffer.from('56789')))
        .status,
    ).toBe(409);
    const stranger = await platform.userToken(randomUUID());
    expect(
      (await tus(location, 'PATCH', { ...bearer(stranger), ...chunk(5) }, Buffer.from('56789')))
        .status,
    ).toBe(403);
    expect(
      (await tus(location, 'PATCH', { ...bearer(token), ...chunk(5) }, Buffer.from('56789')))
        .status,
    ).toBe(204);
    expect(await (await user.storage.from(bucket).download(mine.objectName)).data!.text()).toBe(
      '0123456789',
    );
    expect((await user.storage.from(bucket).info(mine.objectName)).data).toMatchObject({
      cacheControl: 'max-age=60',
      metadata: { a: 1 },
      size: 10,
    });

    expect((await create({ objectName: 'somebody/a.txt' }, 10)).status).toBe(403);
    expect((await create({ objectName: `${USER_ID}/big.txt` }, 101)).status).toBe(413);
    expect(
      (await create({ objectName: `${USER_ID}/a.pdf`, contentType: 'application/pdf' }, 10)).status,
    ).toBe(415);
    expect((await create({ objectName: `${USER_ID}/../a.txt` }, 10)).status).toBe(400);
    expect((await create(mine, 10)).status).toBe(409);
    expect((await create(mine, 10, {} as never)).status).toBe(400);
    expect(
      (await tus('/storage/v1/upload/resumable/..%2f..%2fkeys.json', 'HEAD', bearer(token))).status,
    ).toBe(404);
  });

  it('lets nobody announce more than 500 MB or 50 files at once', async () => {
    const bucket = await newBucket({}, 'own');
    const person = randomUUID();
    const create = async (owner: string, length: number) => {
      const { status, headers } = await tus('/storage/v1/upload/resumable', 'POST', {
        ...bearer(await platform.userToken(owner)),
        'upload-length': String(length),
        'upload-metadata': encode({
          bucketName: bucket,
          objectName: `${owner}/${randomUUID()}`,
          contentType: 'text/plain',
        }),
      });
      return { status, location: headers.get('location') };
    };
    const large = await Promise.all(
      Array.from({ length: 10 }, () => create(person, 50 * 1024 * 1024)),
    );
    expect(large.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect((await create(person, 1)).status).toBe(503);
    expect((await create(randomUUID(), 1)).status).toBe(201);
    const given = bearer(await platform.userToken(person));
    expect((await tus(large[0]!.location!, 'DELETE', given)).status).toBe(204);
    for (let i = 0; i < 41; i += 1) expect((await create(person, 1)).status).toBe(201);
    expect((await create(person, 1)).status).toBe(503);
    // What has paused makes way.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    expect((await create(person, 1)).status).toBe(201);
  });

  it('works by a signed address too', async () => {
    const bucket = await newBucket();
    const { data } = await service.storage.from(bucket).createSignedUploadUrl('a.txt');
    const metadata = encode({ bucketName: bucket, objectName: 'a.txt', contentType: 'text/plain' });
    const path = '/storage/v1/upload/resumable/sign';
    expect(
      (
        await tus(path, 'POST', {
          'x-signature': 'wrong',
          'upload-length': '3',
          'upload-metadata': metadata,
        })
      ).status,
    ).toBe(400);
    const created = await tus(
      path,
      'POST',
      {
        'x-signature': data!.token,
        'upload-length': '3',
        'upload-metadata': metadata,
        ...chunk(0),
      },
      Buffer.from('abc'),
    );
    expect(created.status).toBe(201);
    expect(await (await service.storage.from(bucket).download('a.txt')).data!.text()).toBe('abc');
  });
});
