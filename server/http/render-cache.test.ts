import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRenderCache } from './render-cache.ts';

const html =
  `<!doctype html><html lang="de"><body>${'<p>Grüße aus Roermond</p>'.repeat(400)}</body>` +
  '</html>';
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'x' };
const takes = (encoding: string, etag = ''): Headers =>
  new Headers({ 'accept-encoding': encoding, 'if-none-match': etag });
let server: Server;
let origin: string;
const cache = createRenderCache();

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!cache.serve(request, response, ['x-request-id', 'request-1']))
      response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  await cache.store('/seite', Buffer.from(html), HEADERS, takes('br'));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([['br'], ['gzip'], ['identity']])(
  'serves the same page as %s, also after it was asked for often',
  async (encoding) => {
    for (let i = 0; i < 4; i++) {
      const response = await fetch(`${origin}/seite`, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(
        encoding === 'identity' ? null : encoding,
      );
      expect(response.headers.get('content-security-policy')).toBe('x');
      expect(response.headers.get('x-request-id')).toBe('request-1');
      expect(await response.text()).toBe(html);
    }
  },
);

it('does not keep a page that was begun before a change', async () => {
  const begun = cache.generation();
  cache.clear();
  const answer = await cache.store('/alt', Buffer.from(html), HEADERS, takes('br'), begun);
  expect(answer.status).toBe(200);
  expect((await fetch(`${origin}/alt`)).status).toBe(404);
  await cache.store('/seite', Buffer.from(html), HEADERS, takes('br'));
});

it.each(['br', 'gzip', 'identity'])(
  'gives the first answer as %s; whoever asks next may take another encoding',
  async (first) => {
    const own = createRenderCache();
    const other = createServer(
      (request, response) => void own.serve(request, response, ['x-request-id', 'request-1']),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const answer = await own.store('/', Buffer.from(html), HEADERS, takes(first));
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-encoding')).toBe(first === 'identity' ? null : first);
    expect(
      (first === 'br'
        ? brotliDecompressSync(body)
        : first === 'gzip'
          ? gunzipSync(body)
          : body
      ).toString(),
    ).toBe(html);
    const { port } = other.address() as { port: number };
    for (const encoding of ['gzip', 'br', 'identity'])
      expect(
        await (
          await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': encoding } })
        ).text(),
      ).toBe(html);
    await new Promise((resolve) => other.close(resolve));
  },
);

it('answers HEAD without a body and a known ETag with 304', async () => {
  const head = await fetch(`${origin}/seite`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const etag = head.headers.get('etag')!;
  expect((await fetch(`${origin}/seite`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('answers a known ETag with 304 also when the page had to be drawn anew', async () => {
  const { headers } = await cache.store('/seite', Buffer.from(html), HEADERS, takes('br'));
  const etag = headers.get('etag')!;
  const store = (text: string) =>
    cache.store('/seite', Buffer.from(text), HEADERS, takes('br', etag));
  expect((await store(`${html} `)).status).toBe(200);
  const again = await store(html);
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(again.headers.get('content-security-policy')).toBe('x');
});

it('knows only what was stored, only for reading, and forgets on clear', async () => {
  expect((await fetch(`${origin}/andere`)).status).toBe(404);
  expect((await fetch(`${origin}/seite`, { method: 'POST' })).status).toBe(404);
  cache.clear();
  expect((await fetch(`${origin}/seite`)).status).toBe(404);
});
