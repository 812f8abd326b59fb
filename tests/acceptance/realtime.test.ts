import { REALTIME_SUBSCRIBE_STATES, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { asOwner } from '#platform/db/database.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';

let platform: LivePlatform;
const clients: SupabaseClient[] = [];
const ADA = 'a0000000-0000-4000-8000-000000000001';
const BEN = 'b0000000-0000-4000-8000-000000000002';

const script = (sql: string) => platform.db.transaction(asOwner('test'), (tx) => tx.script(sql));

beforeAll(async () => {
  platform = await startLivePlatform();
  await script(`
    create table public.notes (id int primary key, owner uuid, body text, secret text, amount numeric, at timestamptz default now());
    alter table public.notes enable row level security;
    grant select (id, owner, body, amount, at), insert, update, delete on public.notes to authenticated;
    create policy "people may read own notes" on public.notes for select to authenticated using (owner = (select auth.uid()));
    create table public.board (id int primary key, line text);
    grant select on public.board to anon, authenticated;
    alter table public.board replica identity full;
    create table public.unpublished (id int primary key);
    alter publication supabase_realtime add table public.notes, public.board;
    create policy "members may listen" on realtime.messages for select to authenticated
      using ((select realtime.topic()) = 'club' and (select auth.uid()) in ('${ADA}', '${BEN}'));
    create policy "only Ada may speak" on realtime.messages for insert to authenticated
      with check ((select realtime.topic()) = 'club' and (select auth.uid()) = '${ADA}');
  `);
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels().then(() => client.realtime.disconnect())));
});
afterAll(() => platform.close());

function connect(options: Parameters<LivePlatform['connect']>[0] = {}): SupabaseClient {
  const client = platform.connect(options);
  clients.push(client);
  return client;
}
const connectAs = async (id: string) => {
  const client = connect({ token: await platform.userToken(id) });
  await client.realtime.setAuth();
  return client;
};

/** Subscribes and waits for the outcome. */
const subscribe = (channel: RealtimeChannel) =>
  new Promise<{ status: string; error?: Error }>((resolve) =>
    channel.subscribe((status, error) => resolve({ status, ...(error ? { error } : {}) })),
  );
async function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  expect(await subscribe(channel)).toEqual({ status: REALTIME_SUBSCRIBE_STATES.SUBSCRIBED });
  return channel;
}

async function eventually<T>(read: () => T, matches: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 5_000;
  while (!matches(read()) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
  return read();
}
/** Long enough for anything that should not arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

type Received = { event: string; payload: unknown };
function collect(channel: RealtimeChannel): Received[] {
  const received: Received[] = [];
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => received.push({ event, payload }));
  return received;
}

describe.each(['1.0.0', '2.0.0'])('protocol %s', (vsn) => {
  const connectWith = (options: Parameters<LivePlatform['connect']>[0] = {}) => connect({ ...options, client: { realtime: { vsn } } });

  it('connects with the public key and joins (PLATFORM-REALTIME-01)', async () => {
    const client = connectWith();
    await joined(client.channel('lobby'));
    expect(client.realtime.isConnected()).toBe(true);
    expect(await client.getChannels()[0]!.unsubscribe()).toBe('ok');
  });

  it('broadcasts to others, to oneself only on wish, with ack, never across channels (PLATFORM-REALTIME-02)', async () => {
    const [one, two] = [connectWith(), connectWith()];
    const sender = one.channel('room', { config: { broadcast: { ack: true } } });
    const [own, others, elsewhere, echoes] = [collect(sender), [] as Received[], [] as Received[], [] as Received[]];
    const listener = two.channel('room');
    listener.on('broadcast', { event: '*' }, ({ event, payload }) => others.push({ event, payload }));
    const other = two.channel('room-2');
    other.on('broadcast', { event: '*' }, ({ event, payload }) => elsewhere.push({ event, payload }));
    const echoing = connectWith().channel('room', { config: { broadcast: { self: true } } });
    echoing.on('broadcast', { event: '*' }, ({ event, payload }) => echoes.push({ event, payload }));
    await Promise.all([sender, listener, other, echoing].map(joined));

    expect(await sender.send({ type: 'broadcast', event: 'grüße', payload: { text: 'Größe ✓' } })).toBe('ok');
    await eventually(
      () => others.length,
      (length) => length === 1,
    );
    expect(others).toEqual([{ event: 'grüße', payload: { text: 'Größe ✓' } }]);
    await echoing.send({ type: 'broadcast', event: 'self', payload: { n: 1 } });
    await eventually(
      () => echoes.length,
      (length) => length === 2,
    );
    expect(echoes.map(({ event }) => event)).toEqual(['grüße', 'self']);
    await settle();
    expect(own.map(({ event }) => event)).toEqual(['self']);
    expect(elsewhere).toEqual([]);
  });

  it('knows who is present: sync, join, leave, also when a client drops (PLATFORM-REALTIME-03)', async () => {
    const [ada, ben] = [connectWith(), connectWith()];
    const events: string[] = [];
    const hall = ada.channel('hall', { config: { presence: { key: 'ada' } } });
    hall
      .on('presence', { event: 'sync' }, () => events.push('sync'))
      .on('presence', { event: 'join' }, ({ key }) => events.push(`join ${key}`))
      .on('presence', { event: 'leave' }, ({ key }) => events.push(`leave ${key}`));
    await joined(hall);
    expect(await hall.track({ mood: 'glad' })).toBe('ok');
    const bens = ben.channel('hall', { config: { presence: { key: 'ben' } } });
    bens.on('presence', { event: 'sync' }, () => {});
    await joined(bens);
    await bens.track({ mood: 'calm' });
    const state = await eventually(
      () => hall.presenceState(),
      (current) => 'ben' in current,
    );
    expect(state).toMatchObject({ ada: [{ mood: 'glad' }], ben: [{ mood: 'calm' }] });
    expect(
      (
        await eventually(
          () => bens.presenceState(),
          (current) => 'ada' in current,
        )
      )['ada'],
    ).toMatchObject([{ mood: 'glad' }]);
    await hall.track({ mood: 'merry' });
    await eventually(
      () => bens.presenceState<{ mood: string }>(),
      (current) => current['ada']?.[0]?.mood === 'merry',
    );
    expect(bens.presenceState()['ada']).toHaveLength(1);

    // No good-bye on the channel: the socket just ends.
    await ben.realtime.disconnect();
    await eventually(
      () => hall.presenceState(),
      (current) => !('ben' in current),
    );
    expect(Object.keys(hall.presenceState())).toEqual(['ada']);
    await hall.untrack();
    await eventually(
      () => hall.presenceState(),
      (current) => !('ada' in current),
    );
    expect(hall.presenceState()).toEqual({});
    expect(events).toEqual(expect.arrayContaining(['sync', 'join ada', 'join ben', 'leave ben', 'leave ada']));
  });

  it('tells of row changes with filters (PLATFORM-REALTIME-04)', async () => {
    await script('delete from public.board');
    const client = connectWith();
    const seen: unknown[] = [];
    const all: string[] = [];
    const channel = client
      .channel('changes')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'board' }, ({ eventType }) => all.push(eventType))
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board', filter: 'id=gt.10' }, (change) =>
        seen.push(['INSERT', change.new]),
      )
      .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'board', filter: 'line=in.(x,"y,z")' }, (change) =>
        seen.push(['UPDATE', change.new, change.old]),
      )
      .on('postgres_changes', { event: 'DELETE', schema: 'public', table: 'board', filter: 'id=eq.11' }, (change) =>
        seen.push(['DELETE', change.old]),
      );
    await joined(channel);
    await script(`
      insert into public.board values (1, 'a'), (11, 'b');
      update public.board set line = 'y,z' where id = 11;
      update public.board set line = 'other' where id = 1;
      delete from public.board;
    `);
    await eventually(
      () => all.length,
      (length) => length === 6,
    );
    expect(all).toEqual(['INSERT', 'INSERT', 'UPDATE', 'UPDATE', 'DELETE', 'DELETE']);
    expect(seen).toEqual([
      ['INSERT', { id: 11, line: 'b' }],
      ['UPDATE', { id: 11, line: 'y,z' }, { id: 11, line: 'b' }],
      ['DELETE', { id: 11, line: 'y,z' }],
    ]);
  });
});

it('publishes profiles and quote requests of the product (PLATFORM-REALTIME-04)', async () => {
  const [rows] = await platform.db.pipeline(asOwner('test'), [
    {
      sql: `select tablename from pg_publication_tables where pubname = 'supabase_realtime' and tablename in ('profiles', 'quote_requests') order by 1`,
    },
  ]);
  expect(rows!.map((row) => row['tablename'])).toEqual(['profiles', 'quote_requests']);
});

describe('rights of rows (PLATFORM-REALTIME-05)', () => {
  it('nobody gets rows he may not read, nor columns', async () => {
    const [ada, ben, anon] = [await connectAs(ADA), await connectAs(BEN), connect()];
    const service = connect({ key: platform.keys.serviceRoleKey });
    const seen = new Map<string, unknown[]>();
    for (const [name, client] of Object.entries({ ada, ben, anon, service })) {
      const events: unknown[] = [];
      seen.set(name, events);
      const channel = client
        .channel(`notes-${name}`)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, (change) =>
          events.push([change.eventType, change.new, change.old]),
        );
      await joined(channel);
    }
    await script(`
      insert into public.notes (id, owner, body, secret, amount, at) values (1, '${ADA}', 'hello', 'hidden', 12.5, '2026-01-02T03:04:05Z');
    `);
    await eventually(
      () => seen.get('service')!.length,
      (length) => length === 1,
    );
    await script(`update public.notes set body = 'changed' where id = 1`);
    await eventually(
      () => seen.get('service')!.length,
      (length) => length === 2,
    );
    await script('delete from public.notes where id = 1');
    await eventually(
      () => seen.get('service')!.length + seen.get('ada')!.length,
      (length) => length === 6,
    );
    await settle();
    const row = { id: 1, owner: ADA, body: 'hello', amount: 12.5, at: '2026-01-02T03:04:05+00:00' };
    expect(seen.get('ada')).toEqual([
      ['INSERT', row, {}],
      ['UPDATE', { ...row, body: 'changed' }, { id: 1 }],
      ['DELETE', {}, { id: 1 }],
    ]);
    expect(seen.get('service')!.map((event) => (event as unknown[])[0])).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    expect((seen.get('service')![0] as [string, object])[1]).toMatchObject({ secret: 'hidden' });
    expect(seen.get('ben')).toEqual([]);
    expect(seen.get('anon')).toEqual([]);
  });

  it('tells only the selected columns, and always the key', async () => {
    const service = connect({ key: platform.keys.serviceRoleKey });
    const seen: unknown[] = [];
    const channel = service
      .channel('columns')
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'notes', select: ['body'] } as never,
        (change: { new: unknown }) => seen.push(change.new),
      )
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'notes', filter: 'id=eq.5' }, (change) =>
        seen.push(Object.keys(change.new).length),
      );
    await joined(channel);
    await script(`insert into public.notes (id, owner, body) values (5, '${ADA}', 'selected')`);
    await eventually(
      () => seen.length,
      (length) => length === 2,
    );
    expect(seen).toEqual([{ id: 5, body: 'selected' }, 6]);
  });

  it('says why nothing will come: unpublished tables and wrong filters', async () => {
    const client = connect();
    for (const wish of [
      { event: '*', schema: 'public', table: 'unpublished' },
      { event: '*', schema: 'public', table: 'board', filter: 'nothing=eq.1' },
      { event: '*', schema: 'public', table: 'board', filter: 'id=eq.word' },
      { event: '*', schema: 'public', table: 'board', filter: 'id=foo.1' },
    ] as const) {
      const words: { status: string; message: string }[] = [];
      const channel = client.channel(`wish-${JSON.stringify(wish)}`).on('postgres_changes', wish, () => {});
      channel.on('system', {}, (word) => words.push(word));
      await joined(channel);
      expect(
        (
          await eventually(
            () => words,
            ({ length }) => length > 0,
          )
        )[0],
      ).toMatchObject({ status: 'error' });
    }
  });
});

describe('private channels', () => {
  it('follow the policies on realtime.messages', async () => {
    const [ada, ben, anon] = [await connectAs(ADA), await connectAs(BEN), connect()];
    const options = { config: { private: true, broadcast: { ack: true } } };
    expect(await subscribe(anon.channel('club', options))).toMatchObject({
      status: 'CHANNEL_ERROR',
      error: expect.objectContaining({ message: expect.stringContaining('Unauthorized') }),
    });
    const [adas, bens, open] = [ada.channel('club', options), ben.channel('club', options), connect().channel('club')];
    const [heardByAda, heardByBen, heardOutside] = [collect(adas), collect(bens), collect(open)];
    await Promise.all([adas, bens, open].map(joined));
    expect(await adas.send({ type: 'broadcast', event: 'word', payload: { n: 1 } })).toBe('ok');
    expect(await bens.send({ type: 'broadcast', event: 'word', payload: { n: 2 } })).toBe('error');
    await eventually(
      () => heardByBen.length,
      (length) => length === 1,
    );
    await settle();
    expect([heardByAda, heardByBen.map(({ payload }) => payload), heardOutside]).toEqual([[], [{ n: 1 }], []]);
    expect(await subscribe(ada.channel('another', options))).toMatchObject({ status: 'CHANNEL_ERROR' });
  });

  it('hear messages that SQL sends when its transaction commits', async () => {
    const channel = (await connectAs(BEN)).channel('club', { config: { private: true } });
    const heard = collect(channel);
    await joined(channel);
    const open = connect().channel('news');
    const heardOpen = collect(open);
    await joined(open);
    await script(`select realtime.send('{"text":"hi"}', 'sql', 'club', true), realtime.send('{"id":7}', 'sql', 'news', false)`);
    await eventually(
      () => heard.length + heardOpen.length,
      (length) => length === 2,
    );
    expect(heard).toEqual([{ event: 'sql', payload: { text: 'hi', id: expect.any(String) } }]);
    expect(heardOpen).toEqual([{ event: 'sql', payload: { id: 7 } }]);
  });

  it('hear what SQL sent before they joined, text and bytes, once', async () => {
    const club = (options: { since: number; limit?: number }) => ({ config: { private: true, broadcast: { replay: options } } });
    const since = Date.now();
    await script(`select realtime.send('{"n":1}', 'early', 'club')`);
    await script(
      `set local timezone = 'Asia/Tokyo'; select realtime.send_binary('\\x01ff', 'bytes', 'club'), realtime.send('{}', 'early', 'news', false)`,
    );
    const client = await connectAs(BEN);
    const heard: { event: string; payload?: unknown; meta?: { replayed?: boolean } }[] = [];
    const channel = client.channel('club', club({ since })).on('broadcast', { event: '*' }, (message) => heard.push(message));
    await joined(channel);
    await script(`select realtime.send('{"n":2}', 'late', 'club')`);
    await eventually(
      () => heard.length,
      (length) => length === 3,
    );
    await settle();
    expect(heard.map(({ event, meta }) => [event, meta?.replayed])).toEqual([
      ['early', true],
      ['bytes', true],
      ['late', undefined],
    ]);
    expect(heard[0]!.payload).toMatchObject({ n: 1 });
    expect([...new Uint8Array(heard[1]!.payload as ArrayBuffer)]).toEqual([1, 255]);

    const again: string[] = [];
    const newest = (await connectAs(ADA)).channel('club', club({ since, limit: 1 }));
    newest.on('broadcast', { event: '*' }, ({ event }) => again.push(event));
    await joined(newest);
    const afterwards = (await connectAs(ADA)).channel('club', club({ since: Date.now() + 60_000 }));
    afterwards.on('broadcast', { event: '*' }, ({ event }) => again.push(`${event} too late`));
    await joined(afterwards);
    await settle();
    expect(again).toEqual(['late']);
  });

  it('say on wish that messages from SQL will arrive from now on', async () => {
    const words: unknown[] = [];
    const channel = (await connectAs(BEN)).channel('club', { config: { private: true, broadcast: { replication_ready: true } as object } });
    channel.on('system', {}, ({ extension, status }) => words.push([extension, status]));
    await joined(channel);
    await eventually(
      () => words.length,
      (length) => length > 0,
    );
    expect(words).toEqual([['system', 'ok']]);
  });

  it('end when a new token has no right, or the token expires', async () => {
    const token = await platform.userToken(ADA, 2);
    const client = connect();
    await client.realtime.setAuth(token);
    const channel = client.channel('club', { config: { private: true } });
    const [words, states] = [[] as string[], [] as string[]];
    channel.on('system', {}, ({ message }) => words.push(message));
    await new Promise<void>((resolve) =>
      channel.subscribe((status) => {
        states.push(status);
        if (status === 'SUBSCRIBED') resolve();
      }),
    );
    await eventually(
      () => states,
      (list) => list.includes('CLOSED'),
    );
    expect([words, states]).toEqual([['Token has expired'], ['SUBSCRIBED', 'CLOSED']]);

    const ben = await connectAs(BEN);
    const bens = await joined(ben.channel('club', { config: { private: true } }));
    await ben.realtime.setAuth(await platform.userToken('c0000000-0000-4000-8000-000000000003'));
    await eventually(
      () => bens.state,
      (state) => state === 'closed',
    );
    expect(bens.state).toBe('closed');
  });
});

describe('broadcast over HTTP', () => {
  it('reaches subscribers, text and bytes, and answers 202', async () => {
    const client = connect();
    const channel = client.channel('http');
    const heard = collect(channel);
    await joined(channel);
    const outside = connect().channel('http');
    expect(await outside.httpSend('one', { n: 1 })).toEqual({ success: true });
    expect(await outside.httpSend('bytes', new Uint8Array([1, 2, 255]).buffer)).toEqual({ success: true });
    const many = await fetch(`${platform.origin}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: platform.keys.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [
          { topic: 'http', event: 'two', payload: { n: 2 } },
          { topic: 'club', event: 'x', payload: {}, private: true },
        ],
      }),
    });
    expect(many.status).toBe(202);
    await eventually(
      () => heard.length,
      (length) => length === 3,
    );
    expect(heard.map(({ event }) => event)).toEqual(['one', 'bytes', 'two']);
    expect([...new Uint8Array(heard[1]!.payload as ArrayBuffer)]).toEqual([1, 2, 255]);
    const wrong = await fetch(`${platform.origin}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: platform.keys.anonKey },
      body: '{"messages":[{}]}',
    });
    expect(wrong.status).toBe(422);
  });
});

describe('connection', () => {
  const address = (key: string, vsn = '2.0.0') => `${platform.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`;
  const outcome = (url: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(url);
      socket.on('open', () => (resolve('open'), socket.close()));
      socket.on('unexpected-response', (_, response) => (resolve(`HTTP ${response.statusCode}`), socket.terminate()));
      socket.on('error', () => {});
    });

  it('refuses wrong keys (PLATFORM-REALTIME-07)', async () => {
    const expired = await platform.userToken(ADA, -10);
    for (const key of ['', 'wrong', `${platform.keys.anonKey}x`, expired, await platform.userToken(ADA)]) {
      expect(await outcome(address(key))).toBe('HTTP 401');
    }
    expect(await outcome(address(platform.keys.anonKey))).toBe('open');
    const client = connect({ key: 'wrong' });
    const states: string[] = [];
    client.channel('x').subscribe((status) => states.push(status));
    await eventually(
      () => states,
      (list) => list.length > 0,
    );
    expect(states).not.toContain('SUBSCRIBED');
  });

  it('answers the heartbeat, and the client keeps its intervals (PLATFORM-REALTIME-06, CONST-06)', async () => {
    const client = connect();
    expect(client.realtime.heartbeatIntervalMs).toBe(25_000);
    expect(client.realtime.timeout).toBe(10_000);
    expect([1, 2, 3, 4, 5].map((tries) => client.realtime.reconnectAfterMs(tries))).toEqual([1_000, 2_000, 5_000, 10_000, 10_000]);
    const beats: string[] = [];
    client.realtime.onHeartbeat((status) => beats.push(status));
    await joined(client.channel('beat'));
    await client.realtime.sendHeartbeat();
    await eventually(
      () => beats,
      (list) => list.includes('ok'),
    );
    expect(beats).toEqual(['sent', 'ok']);
  });

  it('survives nonsense, keeps limits and does not mind resets', async () => {
    const socket = new WebSocket(address(platform.keys.anonKey));
    await new Promise((resolve) => socket.on('open', resolve));
    const replies: [string | null, string, string, string, { status: string; response: { reason?: string } }][] = [];
    socket.on('message', (data: Buffer) => replies.push(JSON.parse(data.toString()) as (typeof replies)[number]));
    const say = (...frame: unknown[]) => socket.send(JSON.stringify(frame));
    say('1', '1', 'realtime:', 'phx_join', {});
    say('1', '2', 'realtime:x', 'phx_join', { config: { postgres_changes: 'no' } });
    say('1', '3', 'realtime:not-joined', 'broadcast', { event: 'x' });
    say('1', '4', `realtime:${'x'.repeat(300)}`, 'phx_join', {});
    say('1', '5', 'realtime:x', 'phx_join', { access_token: 'forged' });
    say('1', '6', 'realtime:x', 'phx_join', { config: { broadcast: { replay: { since: 0 } } } });
    for (let i = 0; i < 101; i += 1) say(`j${i}`, `c${i}`, `realtime:room-${i}`, 'phx_join', {});
    await eventually(
      () => replies.length,
      (length) => length >= 106,
    );
    const reasonOf = (ref: string) => replies.find(([, replyRef]) => replyRef === ref)?.[4].response.reason;
    expect(reasonOf('1')).toContain('TopicNameRequired');
    expect(reasonOf('2')).toContain('InvalidJoinPayload');
    expect(reasonOf('3')).toBe('unmatched topic');
    expect(reasonOf('4')).toContain('too long');
    expect(reasonOf('5')).toContain('InvalidJWTToken');
    expect(reasonOf('6')).toContain('Replay is not allowed for public channels');
    expect(replies.filter(([, , , , { response }]) => response.reason?.includes('RateLimitReached')).length).toBeGreaterThan(0);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.send('not json');
    expect(await closed).toBe(1003);

    const large = new WebSocket(address(platform.keys.anonKey));
    await new Promise((resolve) => large.on('open', resolve));
    const largeClosed = new Promise<number>((resolve) => large.on('close', resolve));
    large.send('x'.repeat(600 * 1024));
    expect(await largeClosed).toBe(1009);
    await joined(connect().channel('still-alive'));
  });
});

it('refuses upgrades elsewhere', async () => {
  const socket = new WebSocket(`${platform.origin.replace('http', 'ws')}/elsewhere`);
  const error = await new Promise<Error>((resolve) => socket.on('error', resolve));
  expect(error.message).toMatch(/hang up|reset/);
});

/** Connections of another process to the same database. */
async function openOther(server: string) {
  const [rows] = await platform.db.pipeline(asOwner('test'), [{ sql: 'select current_database() as name' }]);
  const url = new URL(server);
  url.pathname = `/${String(rows![0]!['name'])}`;
  return openPostgres({ url: url.href });
}

// Several processes share one PostgreSQL; the embedded database has one.
describe.each([process.env['TEST_DATABASE_URL']].filter((url) => url !== undefined))('two processes on %s', (server) => {
  it('hear each other: broadcast small and large, presence, row changes', async () => {
    const second = await startLivePlatform({}, await openOther(server));
    const [near, far] = [connect(), second.connect()];
    const [here, there] = [
      near.channel('bridge', { config: { presence: { key: 'near' } } }),
      far.channel('bridge', { config: { presence: { key: 'far' } } }),
    ];
    const heard = collect(there);
    const changes: unknown[] = [];
    for (const channel of [here, there]) channel.on('presence', { event: 'sync' }, () => {});
    there.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, (change) => changes.push(change.new));
    await joined(here);
    await here.track({ side: 'near' });
    await joined(there);
    await there.track({ side: 'far' });
    const large = 'x'.repeat(50_000);
    for (let n = 0; n < 20; n += 1)
      await here.send({ type: 'broadcast', event: 'count', payload: { n, filler: n % 5 === 0 ? large : '' } });
    await script(`delete from public.board; insert into public.board values (77, 'far and near')`);
    await eventually(
      () => heard.length,
      (length) => length === 20,
    );
    expect(heard.map(({ payload }) => (payload as { n: number }).n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    await eventually(
      () => changes.length,
      (length) => length === 1,
    );
    expect(changes).toEqual([{ id: 77, line: 'far and near' }]);
    await eventually(
      () => [here, there],
      (sides) => sides.every((side) => Object.keys(side.presenceState()).length === 2),
    );
    expect(Object.keys(here.presenceState()).sort()).toEqual(['far', 'near']);
    expect(Object.keys(there.presenceState()).sort()).toEqual(['far', 'near']);
    await far.realtime.disconnect();
    await eventually(
      () => here.presenceState(),
      (state) => !('far' in state),
    );
    expect(Object.keys(here.presenceState())).toEqual(['near']);
    await second.close();
  });
});

describe.each([process.env['TEST_DATABASE_URL']].filter((url) => url !== undefined))('a connection that goes away on %s', (server) => {
  it('loses no row change: the listening connection ends, changes happen meanwhile', async () => {
    const other = await openOther(server);
    const write = (sql: string) => other.transaction(asOwner('test'), (tx) => tx.script(sql));
    const seen: number[] = [];
    const channel = connect()
      .channel('fault')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'board' }, ({ new: row }) =>
        seen.push((row as { id: number }).id),
      );
    await joined(channel);
    await write('delete from public.board; insert into public.board values (1)');
    await eventually(
      () => seen.length,
      (length) => length === 1,
    );
    for (let id = 2; id < 8; id += 1) {
      await write(`
        select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %';
        insert into public.board values (${id});
      `);
    }
    const deadline = Date.now() + 20_000;
    while (seen.length < 7 && Date.now() < deadline) await settle();
    expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await other.close();
  });
});
