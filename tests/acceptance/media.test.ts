// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { MEDIA_PROBLEMS } from '#shared/media/media.ts';
import { signInForCookies } from '#tests/support/cookie-session.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

// OWNER-03: pictures go into the library with a text, come out in variants,
// fill the places of the pages, and stay while they are used.

const ADMIN = { email: 'chefin@maasbogen.example', password: 'ein-langer-Satz-7' };
let server: TestServer;
let cookie = '';

beforeAll(async () => {
  server = await startTestServer({
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  const { origin, keys } = server;
  cookie = (await signInForCookies({ origin, anonKey: keys.anon_key, ...ADMIN })).header;
});
afterAll(() => server.stop());

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#335577' } });
const JPEG = await draw(1000, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();

type Answer = { status: number; body: { success: boolean; id?: string; error?: string } };
async function upload(
  bytes: Buffer | string,
  alt: string,
  { as = cookie, path = '/api/media', origin = server.origin } = {},
): Promise<Answer> {
  const query = new URLSearchParams({ name: 'bild', alt });
  const response = await fetch(`${server.origin}${path}?${query}`, {
    method: 'POST',
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
    headers: { cookie: as, origin },
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}
const service = () => server.service();
const readPage = async (path: string) => (await fetch(server.origin + path)).text();

it('takes a picture with its text, upright and without place and device', async () => {
  const { body } = await upload(JPEG, 'Ein blaues Feld');
  expect(body.success).toBe(true);
  const { data } = await service().from('media').select().eq('id', body.id).single();
  expect(data).toMatchObject({ alt: 'Ein blaues Feld', width: 800, height: 1000 });
  const { data: kept } = await service().storage.from('media').download(data.path);
  const stored = await sharp(Buffer.from(await kept!.arrayBuffer())).metadata();
  expect(stored.orientation).toBeUndefined();
  for (const [name, type] of [
    ['1-320.avif', 'image/avif'],
    ['1-640.webp', 'image/webp'],
    ['1-800.jpeg', 'image/jpeg'],
  ] as const) {
    const answer = await fetch(`${server.origin}/medien/${body.id}/${name}`);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({
      width: Number(/-(\d+)/.exec(name)?.[1]),
      height: expect.any(Number) as number,
    });
  }
  // Only the widths of the ladder: nobody can have the server draw as many as he likes.
  expect((await fetch(`${server.origin}/medien/${body.id}/1-641.webp`)).status).toBe(404);
});

it.each([
  ['no text', () => upload(JPEG, ' '), 400],
  ['a program', () => upload('#!/bin/sh\necho hi', 'x'), 415],
  ['a broken picture', () => upload(JPEG.subarray(0, 300), 'x'), 415],
  ['nobody in particular', () => upload(JPEG, 'x', { as: '' }), 403],
  ['another site', () => upload(JPEG, 'x', { origin: 'https://evil.example' }), 403],
  ['nothing', () => upload('', 'x'), 400],
] as const)('refuses %s', async (_, send, status) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(answer.body.success).toBe(false);
});

it('sends a drawing without what it could run, in a sandbox', async () => {
  const { body } = await upload(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><script>x()</script><rect ' +
      'width="90" height="40"/></svg>',
    'Logo',
  );
  const ask = (file: string) =>
    fetch(`${server.origin}/medien/${body.id}/${file}`, { redirect: 'manual' });
  // As pictures do: of another version it is sent to the current one, of another kind it has none.
  const later = await ask('999.svg');
  expect([
    later.status,
    ...['location', 'cache-control'].map((name) => later.headers.get(name)),
  ]).toEqual([302, `/medien/${body.id}/1.svg`, 'no-store']);
  expect((await ask('1.pdf')).status).toBe(404);
  const answer = await ask('1.svg');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  const text = await answer.text();
  expect(text).toContain('<rect');
  expect(text).not.toContain('script');
});

it('fills the places of the pages within a second, cut around its focus', async () => {
  const { body } = await upload(await draw(1600, 1200).png().toBuffer(), 'Unser Büro am Hafen');
  await readPage('/kontakt');
  expect(await readPage('/kontakt')).not.toContain('Unser Büro am Hafen');
  await service().from('media').update({ focus_x: 0.2, focus_y: 0.7 }).eq('id', body.id);
  await service().from('picture_slots').insert({ slot: 'office', media_id: body.id });
  await expect
    .poll(() => readPage('/kontakt'), { timeout: 3_000 })
    .toContain('Unser Büro am Hafen');
  const [image = ''] = /<picture[^>]*>.*?<\/picture>/s.exec(await readPage('/kontakt')) ?? [];
  expect(image).toContain('object-position:20% 70%');
  expect(image).toMatch(/width="1600" height="1200"/);
  expect(image).toContain('loading="lazy"');
  expect(image).toContain('image/avif');
  expect(image).toContain('1-960.webp 960w');
  expect(await readPage('/ueber-uns')).toContain('Unser Büro am Hafen');
});

it('keeps a picture that is used, in a place or in a text', async () => {
  const { body } = await upload(JPEG, 'Team');
  const remove = async () => (await service().from('media').delete().eq('id', body.id)).error?.code;
  await service().from('picture_slots').insert({ slot: 'team', media_id: body.id });
  expect(await remove()).toBe('23503');
  await service().from('picture_slots').delete().eq('slot', 'team');
  const text = { collection: 'blog', slug: 'mit-bild' };
  await service()
    .from('content_pages')
    .insert({ ...text, source: `![Team](medien:${body.id})` });
  expect(await remove()).toBe('23503');
  await service().from('content_pages').delete().match(text);
  expect(await remove()).toBeUndefined();
  await expect
    .poll(async () => (await fetch(`${server.origin}/medien/${body.id}/1-320.webp`)).status)
    .toBe(404);
});

it('a new crop has an address of its own, and old addresses lead to it', async () => {
  const { body } = await upload(JPEG, 'Beschnitten');
  await service().from('media').update({ crop_height: 0.5 }).eq('id', body.id);
  const old = await fetch(`${server.origin}/medien/${body.id}/1-320.webp`);
  expect(old.url).toBe(`${server.origin}/medien/${body.id}/2-320.webp`);
  const { width, height } = await sharp(Buffer.from(await old.arrayBuffer())).metadata();
  expect({ width, height }).toEqual({ width: 320, height: 200 });
});

it('puts no document where a picture is shown, by no way', async () => {
  const { body } = await upload(await draw(800, 400).png().toBuffer(), 'Logo');
  await service().from('picture_slots').insert({ slot: 'logo', media_id: body.id });
  const swapped = await upload('%PDF-1.7\n', '', { path: `/api/media/${body.id}` });
  expect(swapped).toMatchObject({ status: 409, body: { error: MEDIA_PROBLEMS.kind } });
  const { body: pdf } = await upload('%PDF-1.7\n', '');
  const choice = await fetch(`${server.origin}/admin/medien/plaetze.data`, {
    method: 'POST',
    headers: { cookie, origin: server.origin },
    body: new URLSearchParams({ slot: 'logo', media: pdf.id! }),
  });
  expect(await choice.text()).toContain(MEDIA_PROBLEMS.picture);
  // However it got there, the site goes on.
  await service().from('picture_slots').update({ media_id: pdf.id! }).eq('slot', 'logo');
  await expect.poll(() => readPage('/'), { timeout: 5_000 }).not.toContain(`/medien/${body.id}/`);
  expect((await fetch(`${server.origin}/`)).status).toBe(200);
  await service().from('picture_slots').delete().eq('slot', 'logo');
});

it('refuses to write over what another has stored of a file, or of one that is gone', async () => {
  const { body } = await upload(JPEG, 'Zu zweit');
  const row = () => service().from('media').select().eq('id', body.id).single();
  const { updated_at: seen } = (await row()).data as { updated_at: string };
  const save = async () => {
    const response = await fetch(`${server.origin}/admin/medien/${body.id}.data`, {
      method: 'POST',
      headers: { cookie, origin: server.origin },
      body: new URLSearchParams({ name: 'bild', alt: 'Zu spät', seen }),
    });
    return response.text();
  };
  await service().from('media').update({ crop_height: 0.5 }).eq('id', body.id);
  expect(await save()).toContain('Jemand anderes hat inzwischen gespeichert');
  expect((await row()).data).toMatchObject({ alt: 'Zu zweit', crop_height: 0.5 });
  await service().from('media').delete().eq('id', body.id);
  expect(await save()).toContain('Jemand anderes hat inzwischen gespeichert');
});
