import {
  REALTIME_SUBSCRIBE_STATES,
  type RealtimeChannel,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { afterAll, afterEach, expect } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { startLivePlatform, type LivePlatform } from './live-platform.ts';

export const ADA = 'a0000000-0000-4000-8000-000000000001';
export const BEN = 'b0000000-0000-4000-8000-000000000002';

/**
 * A platform for the tests of one file, with tables to follow and a private
 * channel `club`; every client is disconnected after its test.
 */
export async function startRealtime() {
  const platform = await startLivePlatform();
  afterAll(() => platform.close());
  const script = (sql: string) => platform.db.transaction(asOwner('test'), (tx) => tx.script(sql));
  await script(`
    create table public.notes (id int primary key, owner uuid, body text, secret text,
      amount numeric, at timestamptz default now());
    alter table public.notes enable row level security;
    grant select (id, owner, body, amount, at), insert, update, delete
      on public.notes to authenticated;
    create policy "people may read own notes" on public.notes for select to authenticated
      using (owner = (select auth.uid()));
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

  const clients: SupabaseClient[] = [];
  afterEach(async () => {
    await Promise.all(
      clients
        .splice(0)
        .map((client) => client.removeAllChannels().then(() => client.realtime.disconnect())),
    );
  });

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
  return { platform, script, connect, connectAs };
}

/** Subscribes and waits for the outcome. */
export const subscribe = (channel: RealtimeChannel) =>
  new Promise<{ status: string; error?: Error }>((resolve) =>
    channel.subscribe((status, error) => resolve({ status, ...(error ? { error } : {}) })),
  );
export async function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  expect(await subscribe(channel)).toEqual({ status: REALTIME_SUBSCRIBE_STATES.SUBSCRIBED });
  return channel;
}

export async function eventually<T>(read: () => T, matches: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 60_000;
  while (!matches(read()) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return read();
}

/** Long enough for anything that should not arrive. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

export type Received = { event: string; payload: unknown };

export function collect(channel: RealtimeChannel): Received[] {
  const received: Received[] = [];
  channel.on('broadcast', { event: '*' }, ({ event, payload }) =>
    received.push({ event, payload }),
  );
  return received;
}
