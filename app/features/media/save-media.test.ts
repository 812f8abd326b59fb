// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { saveMedia } from './save-media.server.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

const HALF = { crop_x: 0.1, crop_y: 0, crop_width: 0.3333, crop_height: 1 };

it('puts nothing over what another has stored of a file since it was shown', async () => {
  const client = platform.service();
  const rows = () => client.from('media');
  const { data: shown } = await rows()
    .insert({
      name: 'büro.png',
      alt: 'Büro',
      path: `originals/${crypto.randomUUID()}`,
      mime_type: 'image/png',
      size_bytes: 1,
      width: 640,
      height: 480,
    })
    .select()
    .single()
    .throwOnError();
  const save = (values: object, seen: string) => saveMedia(client, shown.id, values, seen);

  const cropped = await save(HALF, shown.updated_at);
  if (!('seen' in cropped)) throw new Error('not stored');
  // The same once more, whose answer was lost.
  expect(await save(HALF, shown.updated_at)).toEqual(cropped);

  const late = await save({ alt: 'Unser Büro', crop_width: 1, crop_x: 0 }, shown.updated_at);
  expect(late).toMatchObject({
    theirs: { seen: cropped.seen, values: { alt: 'Büro', file: 'image/png 1' } },
  });
  expect(await rows().select('alt,crop_x,crop_width').single()).toMatchObject({
    data: { alt: 'Büro', crop_x: 0.1, crop_width: 0.3333 },
  });
  expect(await save({ alt: 'Unser Büro' }, cropped.seen)).toHaveProperty('seen');
  expect(await save({ alt: ' ' }, '')).toHaveProperty('error');

  await rows().delete().eq('id', shown.id).throwOnError();
  expect(await save({ alt: 'Büro' }, cropped.seen)).toEqual({ theirs: null });
});
