// @database postgres
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'info', REQUEST_LOG_LEVEL: 'info' } });
  await server.service().storage.createBucket('dropped');
});
afterAll(() => server?.stop());

/** Announces more than it sends, and is gone. */
async function drop(line: string, type: string, { isChunked = false } = {}): Promise<void> {
  const key = server.keys.service_role_key;
  const length = isChunked ? 'transfer-encoding: chunked' : 'content-length: 100000';
  const start = type.startsWith('multipart')
    ? '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nhello'
    : '{"email":"';
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  const head = [
    `${line} HTTP/1.1`,
    'host: x',
    `apikey: ${key}`,
    `authorization: Bearer ${key}`,
    `content-type: ${type}`,
    length,
  ];
  socket.write(
    `${head.join('\r\n')}\r\n\r\n` +
      `${isChunked ? `${start.length.toString(16)}\r\n${start}\r\n` : start}`,
  );
  // Long enough for the body to be asked for.
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.resetAndDestroy();
}

it('a client that drops its request is no error of the server', async () => {
  const json = 'application/json';
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const requests: Parameters<typeof drop>[] = [
    ['POST /rest/v1/profiles', json],
    ['PATCH /rest/v1/profiles?id=eq.1', json, { isChunked: true }],
    ['POST /rest/v1/rpc/is_admin', json],
    ['POST /auth/v1/token?grant_type=password', json],
    ['POST /auth/v1/signup', json, { isChunked: true }],
    ['POST /storage/v1/bucket', json],
    ['POST /storage/v1/object/dropped/raw.txt', 'text/plain'],
    ['POST /storage/v1/object/dropped/form.txt', 'multipart/form-data; boundary=x'],
    ['POST /functions/v1/quote-request', json],
    ['POST /functions/v1/chatbot', json, { isChunked: true }],
    ['POST /realtime/v1/api/broadcast', json],
    ...['analytics', 'contact', 'booking', 'consent', 'newsletter', 'withdrawal', 'errors'].map(
      (name): Parameters<typeof drop> => [`POST /api/${name}`, json],
    ),
    [`PUT /api/quote-files/${id}/${id}`, 'application/pdf'],
    [`PUT /api/quote-files/${id}/${id}`, 'application/pdf', { isChunked: true }],
  ];
  for (const request of requests) await drop(...request);

  const lines = () => server.output().split('\n');
  await expect
    .poll(() => lines().filter((line) => line.includes('"aborted":true')).length)
    .toBe(requests.length);
  // A whole turn of everything, so that a late error would be there.
  await server.service().from('profiles').select('id');
  expect(
    lines().filter((line) => /"level":(40|50)/.test(line) && !line.includes('placeholders')),
  ).toEqual([]);
});
