import { REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { migratePlatform } from '#platform/db/platform-schema.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { isFullTier } from '#tests/support/tier.ts';

/** What a client may be told while the database is away (platform/rest/README.md). */
const DOCUMENTED = [503, 504];
const WRITERS = 12;
const TURN_MS = 20;
/**
 * On an idle machine a good eight seconds: below the ten after which the driver
 * would try again by itself.
 */
const RECOVERED = 400;
/** Nothing comes any more. */
const NEVER = 4_000;
/**
 * What the other surfaces ask the database. auth-js forgets a session that it
 * cannot refresh, unless it is told 503.
 */
const ELSEWHERE = [
  ['POST', '/auth/v1/token?grant_type=refresh_token'],
  ['GET', '/storage/v1/bucket'],
  ['POST', '/storage/v1/object/list/box'],
  ['POST', '/realtime/v1/api/broadcast'],
] as const;
const BODY = {
  refresh_token: 'any',
  messages: [{ topic: 'room', event: 'e', payload: {}, private: true }],
};
const owner = asOwner('test');
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a PostgreSQL that goes away', () => {
  let server: TestPostgres;
  let db: Database;
  let platform: LivePlatform;
  let admin: Database;
  beforeAll(async () => {
    server = await startPostgres();
    db = await openPostgres({ url: server.url });
    await migratePlatform(db);
    await db.transaction(owner, (tx) =>
      tx.script(`
        create table public.lines (id int primary key, body text default repeat('x', 200));
        grant select, insert on public.lines to service_role;
        alter publication supabase_realtime add table public.lines;
      `),
    );
    platform = await startLivePlatform({}, db);
    admin = await openPostgres({ url: server.url.replace(/site$/, 'postgres'), connections: 1 });
  });
  afterAll(async () => {
    await platform?.close();
    await admin?.close();
    await server?.stop();
  });

  const service = (): SupabaseClient => platform.connect({ key: platform.keys.serviceRoleKey });
  let nextId = 1;

  /** Clients that insert one row after another until told to stop; every answer is noted. */
  function startWriters(count: number) {
    const [acknowledged, refused] = [[] as number[], [] as { status: number; error: unknown }[]];
    let writing = true;
    const client = service();
    const write = async (): Promise<void> => {
      while (writing) {
        const id = nextId++;
        const { error, status } = await client.from('lines').insert({ id });
        if (error) refused.push({ status, error });
        else acknowledged.push(id);
      }
    };
    const all = Array.from({ length: count }, write);
    return {
      acknowledged,
      refused,
      stop: async () => {
        writing = false;
        await Promise.all(all);
      },
    };
  }

  async function watch() {
    const seen = new Set<number>();
    const client = service();
    const channel = client
      .channel('lines')
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'lines' },
        ({ new: row }) => seen.add((row as { id: number }).id),
      );
    await new Promise<void>((resolve, reject) =>
      channel.subscribe((status, error) => {
        if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
        else if (error) reject(error);
      }),
    );
    return { seen, end: async () => void (await client.realtime.disconnect()) };
  }

  const storedIds = async (): Promise<number[]> => {
    const rows = await db.transaction(owner, (tx) =>
      tx.query<{ id: number }>('select id from public.lines order by id'),
    );
    return rows.map(({ id }) => id);
  };

  /**
   * Counted in turns of this busy process instead of seconds: a machine with
   * other work to do makes the turns longer, not more.
   */
  async function turnsUntil(isTrue: () => boolean): Promise<number> {
    let turns = 0;
    for (; !isTrue() && turns < NEVER; turns += 1) await pause(TURN_MS);
    return turns;
  }

  it('ends all connections at once, again and again: writing and realtime go on within seconds, nothing acknowledged is lost', async () => {
    const { seen, end } = await watch();
    const writers = startWriters(WRITERS);
    for (let round = 0; round < (isFullTier ? 8 : 3); round += 1) {
      await pause(400);
      await admin.pipeline(owner, [
        { sql: `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'` },
      ]);
    }
    const before = writers.acknowledged.length;
    expect(await turnsUntil(() => writers.acknowledged.length > before + WRITERS)).toBeLessThan(
      RECOVERED,
    );
    await writers.stop();
    expect(await turnsUntil(() => writers.acknowledged.every((id) => seen.has(id)))).toBeLessThan(
      RECOVERED,
    );
    const stored = new Set(await storedIds());
    expect(writers.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(writers.refused.filter(({ status }) => !DOCUMENTED.includes(status))).toEqual([]);
    await end();
  });

  const killed = ['is killed', () => server.crash()] as const;
  it.each(isFullTier ? [['is stopped', () => server.halt()] as const, killed] : [killed])(
    'a server that %s and started again under writing clients: documented answers, nothing lost, all goes on by itself',
    async (_, takeAway) => {
      const { seen, end } = await watch();
      const writers = startWriters(WRITERS);
      await turnsUntil(() => writers.acknowledged.length > WRITERS);
      await takeAway();
      const away = writers.refused.length;
      await turnsUntil(() => writers.refused.length > away + 20);
      expect(
        (
          await fetch(`${platform.origin}/rest/v1/lines?limit=1`, {
            headers: { apikey: platform.keys.serviceRoleKey },
          })
        ).status,
      ).toBe(503);
      for (const [method, path] of ELSEWHERE) {
        const { anonKey: apikey } = platform.keys;
        const body = method === 'POST' ? JSON.stringify(BODY) : null;
        const headers = {
          apikey,
          authorization: `Bearer ${apikey}`,
          'content-type': 'application/json',
        };
        expect([
          path,
          (await fetch(platform.origin + path, { method, headers, body })).status,
        ]).toEqual([path, 503]);
      }
      await server.resume();
      const before = writers.acknowledged.length;
      expect(await turnsUntil(() => writers.acknowledged.length > before + WRITERS)).toBeLessThan(
        RECOVERED,
      );
      await writers.stop();
      expect(await turnsUntil(() => writers.acknowledged.every((id) => seen.has(id)))).toBeLessThan(
        RECOVERED,
      );
      const stored = new Set(await storedIds());
      expect(writers.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
      expect(writers.refused.filter(({ status }) => !DOCUMENTED.includes(status))).toEqual([]);
      expect(writers.refused.length).toBeGreaterThan(20);
      await end();
    },
  );
});
