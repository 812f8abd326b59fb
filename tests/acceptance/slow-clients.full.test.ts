import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const CLIENTS = 300;

let server: TestServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server?.stop();
});

/**
 * A client that begins a request and then sends a byte a second, for ever.
 * Gives what it is told and when it is cut off.
 */
function crawl(start: string): { told: () => string; isCut: () => boolean } {
  let told = '';
  let isCut = false;
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const drip = setInterval(() => socket.write('x'), 1_000);
  socket
    .on('data', (data) => (told += data.toString()))
    .on('error', () => {})
    .on('close', () => {
      clearInterval(drip);
      isCut = true;
    });
  socket.write(start);
  sockets.push(socket);
  return { told: () => told, isCut: () => isCut };
}

it('slow clients are cut off after a while, and until then nobody waits for them', async () => {
  const headers = `GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: `;
  const body =
    `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: localhost\r\napikey: ` +
    `${server.keys.anon_key}\r\ncontent-length: 100000\r\n\r\n`;
  const inHeaders = Array.from({ length: CLIENTS }, () => crawl(headers));
  const inBody = Array.from({ length: CLIENTS }, () => crawl(body));
  await expect
    .poll(() => sockets.filter(({ bytesWritten }) => bytesWritten > 0).length)
    .toBe(sockets.length);

  for (const path of ['/healthz', '/auth/v1/health'])
    expect((await fetch(server.origin + path)).status).toBe(200);
  const { error } = await server
    .client()
    .auth.signInWithPassword({ email: 'nobody@firma.example', password: 'falsch-falsch' });
  expect(error?.code).toBe('invalid_credentials');

  await expect
    .poll(() => inHeaders.filter(({ isCut }) => !isCut()).length, { timeout: 120_000 })
    .toBe(0);
  expect(inHeaders.filter(({ told }) => !told().startsWith('HTTP/1.1 408')).length).toBe(0);
  // All that was answered, was answered while these went on.
  expect(inBody.filter(({ isCut }) => isCut()).length).toBe(0);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});
