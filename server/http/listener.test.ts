import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListener } from './listener.ts';

let server: Server;
let port: number;

beforeAll(async () => {
  // Refuses without reading, after a look at the body, or after the first piece.
  const refuse = async (request: Request): Promise<Response> => {
    if (request.url.endsWith('/touched')) expect(request.body).not.toBeNull();
    if (request.url.endsWith('/partly')) for await (const _ of request.body ?? []) break;
    return new Response('too large', { status: request.method === 'GET' ? 200 : 413 });
  };
  server = createServer(createListener(refuse));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it.each([
  [
    'with a length',
    (size: number) => [`content-length: ${size}`, (piece: string) => piece, ''] as const,
  ],
  [
    'in chunks',
    () =>
      [
        'transfer-encoding: chunked',
        (piece: string) => `${piece.length.toString(16)}\r\n${piece}\r\n`,
        '0\r\n\r\n',
      ] as const,
  ],
])(
  'tells a slow client %s why its body is refused, and goes on with the connection',
  async (_, form) => {
    const [pieces, piece] = [8, 'x'.repeat(50_000)];
    const [header, encode, last] = form(pieces * piece.length);
    for (const path of ['/unread', '/touched', '/partly']) {
      const socket = connect(port, '127.0.0.1');
      let seen = '';
      let fault: unknown = null;
      socket
        .on('data', (data) => (seen += data.toString()))
        .on('error', (error) => (fault = error));
      socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${header}\r\n\r\n`);
      for (let sent = 0; sent < pieces; sent += 1) {
        socket.write(encode(piece));
        await pause(100);
      }
      socket.write(last);
      await expect.poll(() => seen).toContain('HTTP/1.1 413');
      socket.write('GET /next HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
      await new Promise((resolve) => socket.on('close', resolve));
      expect([fault, seen]).toEqual([null, expect.stringContaining('HTTP/1.1 200')]);
    }
  },
);

it.each([
  ['/object/open/../secret/x', 400],
  ['/object/open/%2e%2E/secret/x', 400],
  ['/object/open/./x', 400],
  ['/..', 400],
  ['/object/open/a..b/.x?to=/../y', 200],
])('answers the path %s as it was sent with %i', async (path, status) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent: false }, resolve).on('error', reject);
  });
  answer.resume();
  expect(answer.statusCode).toBe(status);
});
