import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { limitHeaderTime } from './header-timeout.ts';

let server: Server;
beforeEach(async () => {
  server = createServer({ headersTimeout: 0 }, (_, response) => response.end('answered'));
  limitHeaderTime(server, { timeoutMs: 400, checkMs: 100 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function open() {
  const accepted = once(server, 'connection');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  await Promise.all([accepted, once(socket, 'connect')]);
  return socket;
}

it('answers what arrived while the process had no time to read', async () => {
  const sockets = await Promise.all(Array.from({ length: 20 }, open));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const answers = sockets.map((socket) => once(socket, 'data'));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900);
  for (const [answer] of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200/);
});

it('cuts off headers that do not end, and a second request of a connection that does not', async () => {
  const [first, second] = [await open(), await open()];
  first.write('GET / HTTP/1.1\r\nhost: local');
  second.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(String(await once(second, 'data'))).toContain('200');
  second.write('GET / HTTP/1.1\r\nhost');
  for (const [told] of await Promise.all([once(first, 'data'), once(second, 'data')]))
    expect(told).toMatch(/^HTTP\/1\.1 408/);
});
