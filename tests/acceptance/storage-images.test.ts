// @database postgres
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startStorage } from '#tests/support/storage.ts';

const { service, newBucket, upload, raw } = await startStorage();

describe('image transformation', () => {
  it('sizes public, private and signed pictures; a signed look cannot be changed', async () => {
    const bucket = await newBucket({ public: true });
    const picture = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#c33' },
    })
      .jpeg()
      .toBuffer();
    await upload(bucket, 'wide.jpg', picture, { contentType: 'image/jpeg' });
    await upload(bucket, 'text.jpg', 'no picture', { contentType: 'image/jpeg' });
    const sizeOf = async (response: Response) => {
      expect(response.status).toBe(200);
      const { width, height, format } = await sharp(
        Buffer.from(await response.arrayBuffer()),
      ).metadata();
      return [width, height, format, response.headers.get('content-type')];
    };
    const publicUrl = (transform: object) =>
      service.storage.from(bucket).getPublicUrl('wide.jpg', { transform }).data.publicUrl;
    expect(await sizeOf(await fetch(publicUrl({ width: 100, height: 100 })))).toEqual([
      100,
      100,
      'jpeg',
      'image/jpeg',
    ]);
    expect(
      await sizeOf(await fetch(publicUrl({ width: 100, height: 100, resize: 'contain' }))),
    ).toEqual([100, 50, 'jpeg', 'image/jpeg']);
    expect(
      await sizeOf(
        await fetch(publicUrl({ width: 100 }), { headers: { accept: 'image/webp,*/*' } }),
      ),
    ).toEqual([100, 50, 'webp', 'image/webp']);
    const { data } = await service.storage
      .from(bucket)
      .download('wide.jpg', { transform: { width: 50, format: 'origin' } });
    expect(data!.type).toBe('image/jpeg');
    const signed = await service.storage
      .from(bucket)
      .createSignedUrl('wide.jpg', 60, { transform: { width: 200, height: 200, quality: 60 } });
    const response = await fetch(`${signed.data!.signedUrl}&width=10`);
    expect(response.headers.get('x-transformations')).toBe(
      'height:200,width:200,resizing_type:fill,quality:60',
    );
    expect(await sizeOf(response)).toEqual([200, 200, 'jpeg', 'image/jpeg']);
    expect(
      (
        await fetch(
          service.storage.from(bucket).getPublicUrl('text.jpg', { transform: { width: 9 } }).data
            .publicUrl,
        )
      ).status,
    ).toBe(400);
    expect((await raw(`/render/image/public/${bucket}/wide.jpg?width=-1`)).status).toBe(400);
    const halves = await sharp({
      create: { width: 200, height: 100, channels: 3, background: '#000' },
    })
      .composite([
        {
          input: { create: { width: 100, height: 100, channels: 3, background: '#fff' } },
          left: 100,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    await upload(bucket, 'halves.png', halves, { contentType: 'image/png' });
    for (const [query, brightness] of [
      ['gravity=we', 0],
      ['gravity=ea', 255],
      ['gravity=fp&x_offset=0.9&y_offset=0.5', 255],
    ] as const) {
      const cut = await raw(
        `/render/image/public/${bucket}/halves.png?width=50&height=100&${query}`,
      );
      const { channels } = await sharp(Buffer.from(await cut.arrayBuffer())).stats();
      expect([query, Math.round(channels[0]!.mean)]).toEqual([query, brightness]);
    }
    expect((await raw(`/render/image/authenticated/${bucket}/wide.jpg?width=10`)).status).toBe(400);
  });
});
