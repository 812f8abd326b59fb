// @database postgres
import { EventEmitter } from 'node:events';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '../db/database.ts';
import type { WebSocket } from 'ws';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { isWanted } from './changes/subscription.ts';
import { openConnection } from './connection.ts';
import { createNetwork } from './networks.ts';
import { reviewRights } from './review-rights.ts';
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
  close() {
    this.drop();
  }
  drop() {
    this.readyState = CLOSED;
    this.emit('close');
  }
}

async function open(network = createNetwork()): Promise<TestSocket> {
  const socket = new TestSocket();
  const token = platform.keys.anonKey;
  openConnection(
    realtime,
    socket as unknown as WebSocket,
    2,
    {
      claims: { ...(await realtime.verifyToken(token)), role: 'anon' },
      token,
    },
    network,
  );
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

it('joins so many channels a second for all connections of a network', async () => {
  await realtime.start();
  const network = createNetwork();
  const sockets = [await open(network), await open(network), await open()];
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 29));
  for (let n = 1; n < 300; n += 1) network.joins.take();
  for (const [n, socket] of sockets.entries())
    socket.say('1', '1', `realtime:of-${n}`, 'phx_join', {});
  vi.restoreAllMocks();
  await expect.poll(topics).toEqual(['realtime:of-0', 'realtime:of-2']);
  expect(sockets[1]!.sent.join()).toContain('ClientJoinRateLimitReached');
  for (const socket of sockets) socket.drop();
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

describe('private channels', () => {
  const script = (sql: string) => platform.db.transaction(asOwner('test'), (tx) => tx.script(sql));
  const member = crypto.randomUUID();
  beforeAll(async () => {
    await realtime.start();
    await script(`create table public.members (id uuid primary key);
      grant select on public.members to authenticated;
      insert into public.members values ('${member}');
      create policy "members listen" on realtime.messages for select to authenticated
        using ((select auth.uid()) in (select id from public.members));`);
  });
  afterEach(() => void vi.restoreAllMocks());
  const join = async (socket: TestSocket, topic: string, token?: string) => {
    const before = socket.sent.length;
    socket.say('1', '1', topic, 'phx_join', { config: { private: true }, access_token: token });
    await expect.poll(() => socket.sent.length).toBeGreaterThan(before);
    return socket.sent[before];
  };
  /** Rights that are being asked for. */
  const questions = () => vi.spyOn(platform.db, 'transaction');

  it('are asked for by a network one after the other, by few at once, and refused from memory', async () => {
    let [running, most] = [0, 0];
    const transaction = platform.db.transaction.bind(platform.db);
    const asked = questions().mockImplementation(async (scope, run) => {
      most = Math.max(most, (running += 1));
      return transaction(scope, run).finally(() => (running -= 1));
    });
    const network = createNetwork();
    const sockets = [await open(network), await open(network), await open(), await open()];
    for (const [s, socket] of sockets.slice(0, 2).entries())
      for (const n of [1, 2, 3, 4])
        socket.say('1', `${n}`, `realtime:shut-${s}-${n}`, 'phx_join', {
          config: { private: true },
        });
    await expect
      .poll(() => sockets.flatMap(({ sent }) => sent.filter((text) => text.includes('Unauth'))))
      .toHaveLength(8);
    expect(most).toBe(1);
    for (const [s, socket] of sockets.entries())
      for (const n of [1, 2])
        socket.say('1', `${n}`, `realtime:no-${s}-${n}`, 'phx_join', { config: { private: true } });
    await expect
      .poll(() =>
        sockets.flatMap(({ sent }) => sent.filter((text) => text.includes('realtime:no'))),
      )
      .toHaveLength(8);
    expect(most).toBe(2);
    const count = asked.mock.calls.length;
    for (const _ of [1, 2])
      expect(await join(sockets[3]!, 'realtime:again')).toContain('Unauthorized');
    expect(asked.mock.calls).toHaveLength(count + 1);
  });

  it('end the connection that asks for too many that it may not have, and spare the database', async () => {
    const network = createNetwork();
    const socket = await open(network);
    for (let n = 0; n < 31; n += 1) await join(socket, 'realtime:shut');
    expect(socket.readyState).toBe(CLOSED);
    const asked = questions();
    for (let n = 31; n < 300; n += 1) network.refusals.take();
    expect(await join(await open(network), 'realtime:other')).toContain('RateLimitReached');
    expect(asked).not.toHaveBeenCalled();
  });

  it('end soon after the right to read them', async () => {
    const socket = await open();
    expect(await join(socket, 'realtime:club', await platform.userToken(member))).toContain('"ok"');
    await reviewRights(realtime);
    expect(topics()).toEqual(['realtime:club']);
    await script('delete from public.members');
    await reviewRights(realtime);
    expect(topics()).toEqual([]);
    expect(socket.sent.join()).toContain('has ended');
    await script(`insert into public.members values ('${member}')`);
  });

  it('hold the token that was said last, however long the one before it takes', async () => {
    const socket = await open();
    await join(socket, 'realtime:club', await platform.userToken(member));
    const [slow, fast] = [await platform.userToken(member), await platform.userToken(member)];
    const verify = realtime.verifyToken;
    vi.spyOn(realtime, 'verifyToken').mockImplementation(async (token) => {
      if (token === slow) await new Promise((resolve) => setTimeout(resolve, 100));
      return verify(token);
    });
    for (const token of [slow, fast])
      socket.say('1', '2', 'realtime:club', 'access_token', { access_token: token });
    await expect.poll(() => [...realtime.hub.all()][0]!.token).toBe(fast);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect([...realtime.hub.all()][0]!.token).toBe(fast);
    socket.drop();
  });
});

describe('presence', () => {
  const track = (socket: TestSocket, topic: string, payload: object) =>
    socket.say('1', '2', topic, 'presence', { type: 'presence', event: 'track', payload });
  const enter = async (socket: TestSocket, topic: string) => {
    socket.say('1', '1', topic, 'phx_join', {});
    await expect.poll(topics).toContain(topic);
  };

  it('keeps so many bytes of an entry, of a connection, and of a key', async () => {
    const socket = await open();
    await enter(socket, 'realtime:large');
    track(socket, 'realtime:large', { text: 'ä'.repeat(4_100) });
    await expect.poll(() => socket.sent.join()).toContain('Track message size exceeded');
    for (let n = 0; n < 9; n += 1) {
      await enter(socket, `realtime:part-${n}`);
      track(socket, `realtime:part-${n}`, { text: 'a'.repeat(8_000) });
    }
    await expect.poll(topics).toHaveLength(8);
    const config = { presence: { key: 'k'.repeat(256) } };
    socket.say('1', '1', 'realtime:key', 'phx_join', { config });
    socket.say('r'.repeat(256), '1', 'realtime:ref', 'phx_join', {});
    const refused = () => socket.sent.filter((text) => text.includes('InvalidJoinPayload'));
    await expect.poll(refused).toHaveLength(2);
    socket.drop();
  });

  it('keeps so many entries of a room', async () => {
    const socket = await open();
    await enter(socket, 'realtime:hall');
    const [channel] = [...realtime.hub.all()];
    for (let n = 0; n < 500; n += 1)
      expect(realtime.presence.track({ ...channel! }, {})).toBe(true);
    track(socket, 'realtime:hall', {});
    await expect.poll(() => socket.sent.join()).toContain('Too many presences');
    socket.drop();
  });
});
