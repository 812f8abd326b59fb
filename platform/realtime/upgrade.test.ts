import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { silentLog } from '../core/log.ts';
import { LIMITS } from './limits.ts';
import { createNetworks } from './networks.ts';
import { createSocketDoor } from './upgrade.ts';

const door = createSocketDoor({
  verifyToken: async () => ({ role: 'anon' }),
  log: silentLog,
  networks: createNetworks(),
} as never);

it('opens so many connections for one network, and more when others end', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  server.on('upgrade', (request, socket, head) =>
    door.upgrade(request, socket, head, request.headers['x-address']?.toString()),
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** The socket, or the status with which it was refused. */
  const open = (address: string): Promise<WebSocket | string> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=x`, {
      headers: { 'x-address': address },
    });
    return new Promise((resolve) =>
      socket.once('open', () => resolve(socket)).once('error', ({ message }) => resolve(message)),
    );
  };
  // At once: who says nothing for a minute is forgotten.
  const numbers = Array.from({ length: LIMITS.connectionsPerNetwork }, (_, n) => n + 1);
  const [first = ''] = await Promise.all(numbers.map((n) => open(`2001:db8::${n}`)));
  expect(await open('2001:db8::ffff')).toContain('429');
  expect(await open('2001:db8:0:1::1')).toBeInstanceOf(WebSocket);
  if (typeof first === 'string') throw new Error(first);
  first.terminate();
  await expect.poll(() => open('2001:db8::ffff')).toBeInstanceOf(WebSocket);
  door.close();
  server.close();
  server.closeAllConnections();
});
