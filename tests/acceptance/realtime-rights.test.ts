// @database postgres
import { describe, expect, it } from 'vitest';
import { signToken } from '#platform/core/jwt.ts';
import { asOwner } from '#platform/db/database.ts';
import {
  ADA,
  BEN,
  collect,
  eventually,
  joined,
  settle,
  startRealtime,
  subscribe,
} from '#tests/support/realtime.ts';

const { platform, script, connect, connectAs } = await startRealtime();

it('publishes profiles and quote requests of the product (PLATFORM-REALTIME-04)', async () => {
  const [rows] = await platform.db.pipeline(asOwner('test'), [
    {
      sql: `select tablename from pg_publication_tables where pubname = 'supabase_realtime'
       and tablename in ('profiles', 'quote_requests') order by 1`,
    },
  ]);
  expect(rows!.map((row) => row['tablename'])).toEqual(['profiles', 'quote_requests']);
});

it('refuses tokens that name another role (IDENT-06)', async () => {
  const claims = { role: 'postgres', exp: 4_000_000_000 };
  const client = connect({ token: await signToken(claims, platform.keys.jwtSecret) });
  await client.realtime.setAuth();
  const { status, error } = await subscribe(client.channel('board'));
  expect([status, error?.message]).toEqual([
    'CHANNEL_ERROR',
    expect.stringContaining('permission denied to set role'),
  ]);
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
      insert into public.notes (id, owner, body, secret, amount, at)
        values (1, '${ADA}', 'hello', 'hidden', 12.5, '2026-01-02T03:04:05Z');
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
    expect(seen.get('service')!.map((event) => (event as unknown[])[0])).toEqual([
      'INSERT',
      'UPDATE',
      'DELETE',
    ]);
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
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'notes', filter: 'id=eq.5' },
        (change) => seen.push(Object.keys(change.new).length),
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
      { event: '*', schema: 'public', table: 'board', filter: 'line=match.^a' },
      { event: '*', schema: 'public', table: 'board', filter: 'line=imatch.^a' },
    ] as const) {
      const words: { status: string; message: string }[] = [];
      const channel = client
        .channel(`wish-${JSON.stringify(wish)}`)
        .on('postgres_changes', wish, () => {});
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
    const [adas, bens, open] = [
      ada.channel('club', options),
      ben.channel('club', options),
      connect().channel('club'),
    ];
    const [heardByAda, heardByBen, heardOutside] = [collect(adas), collect(bens), collect(open)];
    await Promise.all([adas, bens, open].map(joined));
    expect(await adas.send({ type: 'broadcast', event: 'word', payload: { n: 1 } })).toBe('ok');
    expect(await bens.send({ type: 'broadcast', event: 'word', payload: { n: 2 } })).toBe('error');
    await eventually(
      () => heardByBen.length,
      (length) => length === 1,
    );
    await settle();
    expect([heardByAda, heardByBen.map(({ payload }) => payload), heardOutside]).toEqual([
      [],
      [{ n: 1 }],
      [],
    ]);
    expect(await subscribe(ada.channel('another', options))).toMatchObject({
      status: 'CHANNEL_ERROR',
    });
  });

  it('hear messages that SQL sends when its transaction commits', async () => {
    const channel = (await connectAs(BEN)).channel('club', { config: { private: true } });
    const heard = collect(channel);
    await joined(channel);
    const open = connect().channel('news');
    const heardOpen = collect(open);
    await joined(open);
    await script(
      `select realtime.send('{"text":"hi"}', 'sql', 'club', true), realtime.send('{"id":7}', 'sql',
       'news', false)`,
    );
    await eventually(
      () => heard.length + heardOpen.length,
      (length) => length === 2,
    );
    expect(heard).toEqual([{ event: 'sql', payload: { text: 'hi', id: expect.any(String) } }]);
    expect(heardOpen).toEqual([{ event: 'sql', payload: { id: 7 } }]);
  });

  it('hear row changes that a trigger broadcasts', async () => {
    const channel = (await connectAs(BEN)).channel('club', { config: { private: true } });
    const heard = collect(channel);
    await joined(channel);
    await script(`
      create table public.told (id int primary key, line text);
      create function public.tell_club() returns trigger language plpgsql as $$ begin
        perform realtime.broadcast_changes('club', tg_op, tg_op, tg_table_name, tg_table_schema,
          new, old);
        return null;
      end $$;
      create trigger tell_club after insert or update or delete
        on public.told for each row execute function public.tell_club();
      insert into public.told values (1, 'one');
      update public.told set line = 'two';
    `);
    await eventually(
      () => heard.length,
      (length) => length === 2,
    );
    expect(heard.map(({ event, payload }) => [event, payload])).toMatchObject([
      [
        'INSERT',
        {
          operation: 'INSERT',
          schema: 'public',
          table: 'told',
          record: { id: 1, line: 'one' },
          old_record: null,
        },
      ],
      [
        'UPDATE',
        { operation: 'UPDATE', record: { id: 1, line: 'two' }, old_record: { id: 1, line: 'one' } },
      ],
    ]);
  });

  it('hear what SQL sent before they joined, text and bytes, once', async () => {
    const club = (options: { since: number; limit?: number }) => ({
      config: { private: true, broadcast: { replay: options } },
    });
    const since = Date.now();
    // The embedded database counts milliseconds: the next message is to have a time of its own.
    await script(`select realtime.send('{"n":1}', 'early', 'club'), pg_sleep(0.01)`);
    await script(
      `set local timezone = 'Asia/Tokyo'; select realtime.send_binary('\\x01ff', 'bytes', ` +
        "'club'), realtime.send('{}', 'early', 'news', false)",
    );
    const client = await connectAs(BEN);
    const heard: { event: string; payload?: unknown; meta?: { replayed?: boolean } }[] = [];
    const channel = client
      .channel('club', club({ since }))
      .on('broadcast', { event: '*' }, (message) => heard.push(message));
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
    const channel = (await connectAs(BEN)).channel('club', {
      config: { private: true, broadcast: { replication_ready: true } as object },
    });
    channel.on('system', {}, ({ extension, status }) => words.push([extension, status]));
    await joined(channel);
    await eventually(
      () => words.length,
      (length) => length > 0,
    );
    expect(words).toEqual([['system', 'ok']]);
  });

  it('end when a new token has no right, or the token expires', async () => {
    const client = connect();
    await client.realtime.setAuth(await platform.userToken(ADA, 6));
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
