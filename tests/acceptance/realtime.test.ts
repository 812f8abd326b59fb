// @database postgres
import { WebSocket } from 'ws';
import { describe, expect, it } from 'vitest';
import { type LivePlatform } from '#tests/support/live-platform.ts';
import {
  ADA,
  collect,
  eventually,
  joined,
  type Received,
  settle,
  startRealtime,
} from '#tests/support/realtime.ts';

const { platform, script, connect } = await startRealtime();

describe.each(['1.0.0', '2.0.0'])('protocol %s', (vsn) => {
  const connectWith = (options: Parameters<LivePlatform['connect']>[0] = {}) =>
    connect({ ...options, client: { realtime: { vsn } } });

  it('connects with the public key and joins (PLATFORM-REALTIME-01)', async () => {
    const client = connectWith();
    await joined(client.channel('lobby'));
    expect(client.realtime.isConnected()).toBe(true);
    expect(await client.getChannels()[0]!.unsubscribe()).toBe('ok');
  });

  it('broadcasts to others, to oneself only on wish, with ack, never across channels (PLATFORM-REALTIME-02)', async () => {
    const [one, two] = [connectWith(), connectWith()];
    const sender = one.channel('room', { config: { broadcast: { ack: true } } });
    const [own, others, elsewhere, echoes] = [
      collect(sender),
      [] as Received[],
      [] as Received[],
      [] as Received[],
    ];
    const listener = two.channel('room');
    listener.on('broadcast', { event: '*' }, ({ event, payload }) =>
      others.push({ event, payload }),
    );
    const other = two.channel('room-2');
    other.on('broadcast', { event: '*' }, ({ event, payload }) =>
      elsewhere.push({ event, payload }),
    );
    const echoing = connectWith().channel('room', { config: { broadcast: { self: true } } });
    echoing.on('broadcast', { event: '*' }, ({ event, payload }) =>
      echoes.push({ event, payload }),
    );
    await Promise.all([sender, listener, other, echoing].map(joined));

    expect(
      await sender.send({ type: 'broadcast', event: 'grüße', payload: { text: 'Größe ✓' } }),
    ).toBe('ok');
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
    expect(events).toEqual(
      expect.arrayContaining(['sync', 'join ada', 'join ben', 'leave ben', 'leave ada']),
    );
  });

  it('tells of row changes with filters (PLATFORM-REALTIME-04)', async () => {
    await script('delete from public.board');
    const client = connectWith();
    const seen: unknown[] = [];
    const all: string[] = [];
    const channel = client
      .channel('changes')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'board' }, ({ eventType }) =>
        all.push(eventType),
      )
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'board', filter: 'id=gt.10' },
        (change) => seen.push(['INSERT', change.new]),
      )
      .on(
        'postgres_changes',
        { event: 'UPDATE', schema: 'public', table: 'board', filter: 'line=in.(x,"y,z")' },
        (change) => seen.push(['UPDATE', change.new, change.old]),
      )
      .on(
        'postgres_changes',
        { event: 'DELETE', schema: 'public', table: 'board', filter: 'id=eq.11' },
        (change) => seen.push(['DELETE', change.old]),
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

describe('broadcast over HTTP', () => {
  it('reaches subscribers, text and bytes, and answers 202', async () => {
    const client = connect();
    const channel = client.channel('http');
    const heard = collect(channel);
    await joined(channel);
    const outside = connect().channel('http');
    expect(await outside.httpSend('one', { n: 1 })).toEqual({ success: true });
    expect(await outside.httpSend('bytes', new Uint8Array([1, 2, 255]).buffer)).toEqual({
      success: true,
    });
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
  const address = (key: string, vsn = '2.0.0') =>
    `${platform.origin.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`;
  const outcome = (url: string) =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(url);
      socket.on('open', () => (resolve('open'), socket.close()));
      socket.on(
        'unexpected-response',
        (_, response) => (resolve(`HTTP ${response.statusCode}`), socket.terminate()),
      );
      socket.on('error', () => {});
    });

  it('refuses wrong keys (PLATFORM-REALTIME-07)', async () => {
    const expired = await platform.userToken(ADA, -10);
    for (const key of [
      '',
      'wrong',
      `${platform.keys.anonKey}x`,
      expired,
      await platform.userToken(ADA),
    ]) {
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
    expect([1, 2, 3, 4, 5].map((tries) => client.realtime.reconnectAfterMs(tries))).toEqual([
      1_000, 2_000, 5_000, 10_000, 10_000,
    ]);
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

  it('leaves a channel that is still being joined', async () => {
    const socket = new WebSocket(address(platform.keys.anonKey));
    await new Promise((resolve) => socket.on('open', resolve));
    const replies: [string | null, string, string, string, { status: string }][] = [];
    socket.on('message', (data: Buffer) =>
      replies.push(JSON.parse(data.toString()) as (typeof replies)[number]),
    );
    for (const [ref, event] of [
      ['1', 'phx_join'],
      ['2', 'phx_leave'],
      ['3', 'broadcast'],
    ] as const) {
      socket.send(JSON.stringify(['1', ref, 'realtime:hasty', event, {}]));
    }
    await eventually(
      () => replies,
      (list) => list.some(([, ref]) => ref === '3'),
    );
    const answers = replies
      .filter(([, , , event]) => event === 'phx_reply')
      .map(([, ref, , , { status }]) => [ref, status]);
    expect(answers).toEqual([
      ['1', 'ok'],
      ['2', 'ok'],
      ['3', 'error'],
    ]);
    socket.close();
  });

  it('ends a connection that floods, whatever it says', async () => {
    const socket = new WebSocket(address(platform.keys.anonKey));
    await new Promise((resolve) => socket.on('open', resolve));
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    for (let i = 0; i < 5_000; i += 1)
      socket.send(JSON.stringify([null, String(i), 'phoenix', 'heartbeat', {}]));
    expect(await closed).toBe(1008);
    await joined(connect().channel('still-alive'));
  });

  it('survives nonsense, keeps limits and does not mind resets', async () => {
    const socket = new WebSocket(address(platform.keys.anonKey));
    await new Promise((resolve) => socket.on('open', resolve));
    const replies: [
      string | null,
      string,
      string,
      string,
      { status: string; response: { reason?: string } },
    ][] = [];
    socket.on('message', (data: Buffer) =>
      replies.push(JSON.parse(data.toString()) as (typeof replies)[number]),
    );
    const say = (...frame: unknown[]) => socket.send(JSON.stringify(frame));
    say('1', '1', 'realtime:', 'phx_join', {});
    say('1', '2', 'realtime:x', 'phx_join', { config: { postgres_changes: 'no' } });
    say('1', '3', 'realtime:not-joined', 'broadcast', { event: 'x' });
    say('1', '4', `realtime:${'x'.repeat(300)}`, 'phx_join', {});
    say('1', '5', 'realtime:x', 'phx_join', { access_token: 'forged' });
    say('1', '6', 'realtime:x', 'phx_join', { config: { broadcast: { replay: { since: 0 } } } });
    const answered = (ref: string) =>
      eventually(
        () => replies.map(([, replyRef]) => replyRef),
        (refs) => refs.includes(ref),
      );
    // Before the flood: its limit would be the reason of whatever is still being read.
    for (const ref of ['5', '6']) await answered(ref);
    for (let i = 0; i < 101; i += 1) say(`j${i}`, `c${i}`, `realtime:room-${i}`, 'phx_join', {});
    await answered('c100');
    const reasonOf = (ref: string) =>
      replies.find(([, replyRef]) => replyRef === ref)?.[4].response.reason;
    expect(reasonOf('1')).toContain('TopicNameRequired');
    expect(reasonOf('2')).toContain('InvalidJoinPayload');
    expect(reasonOf('3')).toBe('unmatched topic');
    expect(reasonOf('4')).toContain('too long');
    expect(reasonOf('5')).toContain('InvalidJWTToken');
    expect(reasonOf('6')).toContain('Replay is not allowed for public channels');
    expect(
      replies.filter(([, , , , { response }]) => response.reason?.includes('RateLimitReached'))
        .length,
    ).toBeGreaterThan(0);
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
