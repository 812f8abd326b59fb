// @database postgres
import { EventEmitter } from 'node:events';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { openConnection } from './connection.ts';
import { createRealtime, type Realtime } from './service.ts';

let platform: TestPlatform;
let realtime: Realtime;
beforeAll(async () => {
  platform = await createTestPlatform();
  realtime = createRealtime(platform.deps, () => false);
});
afterAll(async () => {
  await realtime.close();
  await platform.close();
});

const OPEN = 1;
const CLOSED = 3;

class TestSocket extends EventEmitter {
  readonly OPEN = OPEN;
  readyState = OPEN;
  readonly bufferedAmount = 0;
  readonly sent: string[] = [];
  send(data: string) {
    this.sent.push(data);
  }
  say(...frame: unknown[]) {
    this.emit('message', Buffer.from(JSON.stringify(frame)), false);
  }
  drop() {
    this.readyState = CLOSED;
    this.emit('close');
  }
}

async function open(): Promise<TestSocket> {
  const socket = new TestSocket();
  const token = platform.keys.anonKey;
  openConnection(realtime, socket as unknown as WebSocket, 2, {
    claims: { ...(await realtime.verifyToken(token)), role: 'anon' },
    token,
  });
  return socket;
}
const topics = (): string[] => [...realtime.hub.all()].map(({ topic }) => topic);

it('keeps no channel of a client that went away while it joined', async () => {
  await realtime.start();
  const [hasty, patient] = [await open(), await open()];
  hasty.say('1', '1', 'realtime:hasty', 'phx_join', {});
  hasty.drop();
  patient.say('1', '1', 'realtime:patient', 'phx_join', {});
  await expect.poll(topics).toContain('realtime:patient');
  expect(topics()).toEqual(['realtime:patient']);
  patient.drop();
  expect(topics()).toEqual([]);
});

it.each([
  ['a role, which anywhere else stands for the anonymous one', { exp: 4_000_000_000 }],
  ['an end', { role: 'authenticated' }],
])('takes no token without %s', async (_, claims) => {
  const socket = await open();
  const secret = new TextEncoder().encode(platform.keys.jwtSecret);
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
  const reason = 'InvalidJWTToken: Fields `role` and `exp` are required in JWT';
  socket.say('1', '1', 'realtime:refused', 'phx_join', { access_token: token });
  await expect.poll(() => socket.sent.join()).toContain(reason);
  expect(topics()).toEqual([]);
  // What is refused to enter is refused to stay.
  socket.say('1', '2', 'realtime:entered', 'phx_join', {});
  await expect.poll(topics).toEqual(['realtime:entered']);
  socket.say('1', '3', 'realtime:entered', 'access_token', { access_token: token });
  await expect.poll(topics).toEqual([]);
  socket.drop();
});

it('holds no more channels than allowed, however fast they are asked for', async () => {
  const socket = await open();
  // Two seconds' worth of joins, all under way before the first is answered.
  for (const second of [0, 1_000]) {
    await new Promise((resolve) => setTimeout(resolve, second && 1_000 - (Date.now() % 1_000)));
    for (let i = 0; i < 60; i += 1)
      socket.say('1', `${second}-${i}`, `realtime:room-${second}-${i}`, 'phx_join', {});
  }
  await expect
    .poll(() => socket.sent.filter((text) => text.includes('phx_reply')).length)
    .toBe(120);
  expect(topics()).toHaveLength(100);
  socket.drop();
});
