// @database postgres
import { EventEmitter } from 'node:events';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { isWanted } from './changes/subscription.ts';
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

const wish = (filter: string) => ({ event: '*', schema: 'public', table: 'profiles', filter });
const follow = (count: number, filter: string) => ({
  config: { postgres_changes: Array.from({ length: count }, () => wish(filter)) },
});

it('casts the values of all filters of a join in one statement (PLATFORM-REALTIME-04)', async () => {
  const socket = await open();
  const pipeline = vi.spyOn(platform.db, 'pipeline');
  const values = Array.from({ length: 100 }, () => crypto.randomUUID());
  socket.say('1', '1', 'realtime:many', 'phx_join', follow(50, `id=in.(${values.join()})`));
  await expect.poll(() => socket.sent.join()).toContain('Subscribed to PostgreSQL');
  const casts = pipeline.mock.calls.flatMap(([, statements]) =>
    statements.filter(({ sql }) => sql.includes('to_jsonb')),
  );
  pipeline.mockRestore();
  expect(casts).toHaveLength(1);
  const [channel] = [...realtime.hub.all()];
  const row = (id: string) => ({ ...change, record: { id } });
  expect(channel!.changes.map((one) => isWanted(one, row(values[99]!)))).not.toContain(false);
  expect(isWanted(channel!.changes[0]!, row(crypto.randomUUID()))).toBe(false);
  socket.drop();
});
const change = {
  ...({ schema: 'public', table: 'profiles', type: 'UPDATE', oldRecord: null } as const),
  commitTimestamp: '',
};

it('says that a filter has too many values, and follows so many changes on a connection', async () => {
  const socket = await open();
  const list = Array.from({ length: 101 }, (_, n) => n).join();
  socket.say('1', '1', 'realtime:list', 'phx_join', follow(1, `id=in.(${list})`));
  await expect.poll(() => socket.sent.join()).toContain('takes 100 values at most');
  for (const n of [1, 2, 3, 4, 5])
    socket.say('1', `${n}`, `realtime:${n}`, 'phx_join', follow(50, ''));
  await expect.poll(() => socket.sent.join()).toContain('Too many postgres_changes');
  await expect.poll(topics).toHaveLength(5);
  socket.drop();
});

it('asks nothing for a client that went away', async () => {
  await realtime.start();
  const socket = await open();
  const pipeline = vi.spyOn(platform.db, 'pipeline');
  const verified = vi.spyOn(realtime, 'verifyToken');
  const token = await platform.userToken(crypto.randomUUID());
  socket.say('1', '1', 'realtime:gone', 'phx_join', {
    access_token: token,
    ...follow(1, `id=eq.${crypto.randomUUID()}`),
  });
  socket.drop();
  await expect.poll(() => verified.mock.settledResults[0]?.type).toBe('fulfilled');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const asked = pipeline.mock.calls.flatMap(([, statements]) => statements.map(({ sql }) => sql));
  expect(asked.filter((sql) => /follow_publication|to_jsonb/.test(sql))).toEqual([]);
  vi.restoreAllMocks();
});
