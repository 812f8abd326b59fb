import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { readTemplate } from '#tests/support/templates.ts';
import { itInFull } from '#tests/support/it-in-full.ts';
import { isFullTier } from '#tests/support/tier.ts';
import { asOwner, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';

const owner = asOwner('test');
/** Spares the making of the files, which the template began with. */
const snapshot = await readTemplate('platform');
const caller = (role: string) =>
  ({
    kind: 'caller',
    role,
    claims: { role, sub: '11111111-1111-4111-8111-111111111111' },
  }) as const;

describe('PGlite behind the seam', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase({ app: false });
    await db.transaction(owner, (tx) =>
      tx.script(
        `create table public.notes (id int primary key, body text); grant select, insert
         on public.notes to authenticated;`,
      ),
    );
  });
  afterAll(() => db.close());

  it('runs as the role of the scope, with claims, and gives the role back', async () => {
    const [row] = await db.transaction(caller('authenticated'), (tx) =>
      tx.query(
        `select current_user as role, current_setting('request.jwt.claims')::json->>'sub' as sub`,
      ),
    );
    expect(row).toEqual({ role: 'authenticated', sub: '11111111-1111-4111-8111-111111111111' });
    await expect(
      db.transaction(caller('anon'), (tx) => tx.query('select * from public.notes')),
    ).rejects.toMatchObject({ code: '42501' });
    const [[after]] = (await db.pipeline(owner, [
      { sql: 'select current_user::text as role' },
    ])) as [[{ role: string }]];
    expect(after.role).toBe('postgres');
  });

  it('rolls back when the work throws, and in the middle of a pipeline', async () => {
    await expect(
      db.transaction(owner, async (tx) => {
        await tx.query(`insert into public.notes values (1, 'a')`);
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    await expect(
      db.pipeline(owner, [
        { sql: `insert into public.notes values (1, 'a')` },
        { sql: 'select 1/0' },
      ]),
    ).rejects.toMatchObject({
      code: '22012',
    });
    expect(await db.transaction(owner, (tx) => tx.query('select * from public.notes'))).toEqual([]);
  });

  it('refuses to write in a read-only scope', async () => {
    const scope = { ...caller('authenticated'), readOnly: true };
    await expect(
      db.transaction(scope, (tx) => tx.query(`insert into public.notes values (2, 'b')`)),
    ).rejects.toMatchObject({
      code: '25006',
    });
  });

  it('keeps concurrent transactions apart', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        db.transaction(owner, async (tx) => {
          const [row] = await tx.query<{ count: number }>(
            'select count(*) as count from public.notes',
          );
          await tx.query('insert into public.notes values ($1, $2)', [100 + i, String(row!.count)]);
        }),
      ),
    );
    const rows = await db.transaction(owner, (tx) =>
      tx.query<{ body: string }>('select body from public.notes order by id'),
    );
    expect(rows.map(({ body }) => Number(body))).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('delivers notifications after the commit', async () => {
    const heard: string[] = [];
    await db.listen('news', (payload) => heard.push(payload));
    await db.transaction(owner, (tx) => tx.query(`select pg_notify('news', 'hello')`));
    await expect.poll(() => heard).toEqual(['hello']);
  });

  it('applies migrations once, in order, and never after an edit', async () => {
    const first = { version: '1', name: 'one', sql: 'create table one (id int)' };
    expect(await migrate(db, 'journal', [first])).toEqual(['1_one']);
    expect(
      await migrate(db, 'journal', [
        first,
        { version: '2', name: 'two', sql: 'alter table one add column extra int' },
      ]),
    ).toEqual(['2_two']);
    await expect(
      migrate(db, 'journal', [{ ...first, sql: 'create table one (id bigint)' }]),
    ).rejects.toThrow('was edited');
  });
});

describe('files on disk', () => {
  it('ends a statement that runs too long and goes on with the committed data', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pglite-'));
    const db = await openPglite({ dataDir, snapshot, statementTimeoutMs: 1_500 });
    await db.transaction(owner, (tx) =>
      tx.script('create table kept (id int); insert into kept values (7);'),
    );
    await expect(
      db.pipeline(owner, [{ sql: 'select count(*) from generate_series(1, 100000000000)' }]),
    ).rejects.toMatchObject({
      code: '57014',
    });
    expect(await db.transaction(owner, (tx) => tx.query('select id from kept'))).toEqual([
      { id: 7 },
    ]);
    await db.close();
    await rm(dataDir, { recursive: true });
  });

  itInFull(
    'counts the time of a statement from its own start, however many wait before it',
    async () => {
      const db = await openPglite({ dataDir: null, snapshot, statementTimeoutMs: 3_000 });
      const slept = await Promise.all(
        Array.from({ length: 5 }, () =>
          db.pipeline(owner, [
            { sql: 'select clock_timestamp()::text as at' },
            { sql: 'select pg_sleep(1)' },
          ]),
        ),
      );
      const starts = slept.map(([rows]) => Date.parse(String(rows![0]!['at'])));
      for (const [i, start] of starts.slice(1).entries())
        expect(start - starts[i]!).toBeGreaterThanOrEqual(990);
      await db.close();
    },
  );
});

it('gives a statement its time again when the process stood still', async () => {
  const faults: Error[] = [];
  const onFault = (error: Error) => faults.push(error);
  const db = await openPglite({ dataDir: null, snapshot, statementTimeoutMs: 1_000, onFault });
  const { value: post } = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage') as {
    value: (this: Worker, message: unknown) => void;
  };
  const posting = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
    this: Worker,
    message: unknown,
  ) {
    post.call(this, message);
    const until = performance.now() + 2_500;
    while (performance.now() < until);
  });
  const asked = db.pipeline(owner, [{ sql: 'select pg_sleep(2.8)' }, { sql: 'select 1 as one' }]);
  await expect.poll(() => posting.mock.calls.length).toBe(1);
  posting.mockRestore();
  expect((await asked).at(-1)).toEqual([{ one: 1 }]);
  expect(faults).toEqual([]);
  await db.close();
});

it('rolls back a transaction that asks nothing for too long, and hears no more of it', async () => {
  const db = await openPglite({ dataDir: null, snapshot, idleTimeoutMs: 300 });
  await db.transaction(owner, (tx) => tx.script('create table lines (id int primary key)'));
  const goOn = Promise.withResolvers<void>();
  const late = Promise.withResolvers<unknown>();
  const hung = db.transaction(owner, async (tx) => {
    await tx.query('insert into lines values (1)');
    // What takes long in the database is no pause.
    await tx.query('select pg_sleep(0.6)');
    await goOn.promise;
    await tx.query('insert into lines values (2)').catch(late.resolve);
  });
  await expect(hung).rejects.toMatchObject({ code: '25P03' });
  goOn.resolve();
  expect(await late.promise).toMatchObject({ code: '25P03' });
  expect(await db.pipeline(owner, [{ sql: 'select id from lines' }])).toEqual([[]]);
  await db.close();
});

it('shortens its log by a checkpoint, beside commits that wait for their flush', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pglite-'));
  const db = await openPglite({ dataDir, snapshot });
  await db.transaction(owner, (tx) => tx.script('create table lines (id int primary key)'));
  const segments = async () =>
    (await readdir(join(dataDir, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;
  const switchSegment = [
    { sql: 'insert into lines select coalesce(max(id), 0) + 1 from lines' },
    { sql: 'select pg_switch_wal()' },
  ];
  for (let round = 0; round < 8; round += 1) await db.pipeline(owner, switchSegment);
  expect(await segments()).toBeGreaterThanOrEqual(8);
  const writers = Array.from({ length: 8 }, () => db.pipeline(owner, [switchSegment[0]!]));
  await Promise.all([db.checkpoint(), ...writers]);
  expect(await segments()).toBeLessThanOrEqual(5);
  await db.close();
  const again = await openPglite({ dataDir });
  expect(await again.pipeline(owner, [{ sql: 'select max(id) as last from lines' }])).toEqual([
    [{ last: 16 }],
  ]);
  await again.close();
  await rm(dataDir, { recursive: true });
});

describe('a thread that ends by itself', () => {
  const ROUNDS = isFullTier ? 3 : 1;
  const open = async (dataDir: string | null) => {
    const threads: Worker[] = [];
    const keep = (thread: Worker) => void threads.push(thread);
    process.on('worker', keep);
    onTestFinished(() => void process.off('worker', keep));
    const faults: Error[] = [];
    const db = await openPglite({ dataDir, snapshot, onFault: (error) => faults.push(error) });
    await db.transaction(owner, (tx) => tx.script('create table lines (id int primary key)'));
    return { db, faults, thread: () => threads.at(-1)! };
  };
  const newFolder = () => mkdtemp(join(tmpdir(), 'pglite-'));

  it('fails what it was asked at once, opens the files again and goes on with all that was acknowledged', async () => {
    const dataDir = await newFolder();
    const { db, faults, thread } = await open(dataDir);
    const [heard, resumed] = [[] as string[], vi.fn()];
    await db.listen('news', (payload) => heard.push(payload), resumed);
    const acknowledged: number[] = [];
    const refused: unknown[] = [];
    let writing = true;
    let next = 1;
    const write = async (): Promise<void> => {
      while (writing) {
        const id = next++;
        await db.pipeline(owner, [{ sql: 'insert into lines values ($1)', params: [id] }]).then(
          () => acknowledged.push(id),
          (error: unknown) => refused.push(error),
        );
      }
    };
    const writers = Array.from({ length: 8 }, write);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [before, failed] = [acknowledged.length, refused.length];
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
      await thread().terminate();
      // What was under way fails now, not with the timeout of a statement, which is half a minute.
      await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(failed);
    }
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 20);
    writing = false;
    await Promise.all(writers);
    const stored = await db.transaction(owner, (tx) =>
      tx.query<{ id: number }>('select id from lines'),
    );
    const ids = new Set(stored.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(refused.every((error) => (error as { code: string }).code === '08006')).toBe(true);
    expect(faults.map(({ message }) => message)).toEqual(
      Array.from({ length: ROUNDS }, () => 'the database thread ended'),
    );
    expect(resumed).toHaveBeenCalledTimes(ROUNDS);
    await db.transaction(owner, (tx) => tx.query(`select pg_notify('news', 'still heard')`));
    await expect.poll(() => heard).toEqual(['still heard']);
    await db.close();
    await rm(dataDir, { recursive: true });
  });

  it('runs nothing of a broken transaction on the next thread', async () => {
    const dataDir = await newFolder();
    const { db, thread } = await open(dataDir);
    const broken = db.transaction(owner, async (tx) => {
      await tx.query('insert into lines values (1)');
      await thread().terminate();
      await tx.query('select 1').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await tx.query('insert into lines values (2)');
    });
    await expect(broken).rejects.toMatchObject({ code: '08006' });
    expect(await db.transaction(owner, (tx) => tx.query('select id from lines'))).toEqual([]);
    await db.close();
    await rm(dataDir, { recursive: true });
  });

  itInFull('tries again until the files can be opened', async () => {
    const dataDir = await newFolder();
    const { db, faults, thread } = await open(dataDir);
    await db.transaction(owner, (tx) => tx.query('insert into lines values (7)'));
    await rename(join(dataDir, 'pg_wal'), join(dataDir, 'away'));
    await thread().terminate();
    await expect.poll(() => faults.length).toBeGreaterThan(1);
    await rm(join(dataDir, 'pg_wal'), { recursive: true, force: true });
    await rename(join(dataDir, 'away'), join(dataDir, 'pg_wal'));
    await expect
      .poll(() => db.pipeline(owner, [{ sql: 'select id from lines' }]))
      .toEqual([[{ id: 7 }]]);
    await db.close();
    await rm(dataDir, { recursive: true });
  });

  itInFull('says so for good where everything was in memory', async () => {
    const { db, thread } = await open(null);
    await thread().terminate();
    await expect(db.pipeline(owner, [{ sql: 'select 1' }])).rejects.toMatchObject({
      code: '08006',
    });
  });
});

itInFull('keeps V8 from giving back replaced code, of which the process could die', async () => {
  const module = new URL('./pglite.ts', import.meta.url).href;
  const open = `import('${module}').then(async ({ openPglite }) =>
    (await openPglite({ dataDir: null })).close())`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--trace-wasm-code-gc',
    '--eval',
    open,
  ]);
  expect(stdout).toBe('');
});
