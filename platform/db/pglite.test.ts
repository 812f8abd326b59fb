import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { asOwner, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';

const owner = asOwner('test');
const caller = (role: string) => ({ kind: 'caller', role, claims: { role, sub: '11111111-1111-4111-8111-111111111111' } }) as const;

describe('PGlite behind the seam', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase({ app: false });
    await db.transaction(owner, (tx) =>
      tx.script('create table public.notes (id int primary key, body text); grant select, insert on public.notes to authenticated;'),
    );
  });
  afterAll(() => db.close());

  it('runs as the role of the scope, with claims, and gives the role back', async () => {
    const [row] = await db.transaction(caller('authenticated'), (tx) =>
      tx.query(`select current_user as role, current_setting('request.jwt.claims')::json->>'sub' as sub`),
    );
    expect(row).toEqual({ role: 'authenticated', sub: '11111111-1111-4111-8111-111111111111' });
    await expect(db.transaction(caller('anon'), (tx) => tx.query('select * from public.notes'))).rejects.toMatchObject({ code: '42501' });
    const [[after]] = (await db.pipeline(owner, [{ sql: 'select current_user::text as role' }])) as [[{ role: string }]];
    expect(after.role).toBe('postgres');
  });

  it('rolls back when the work throws, and in the middle of a pipeline', async () => {
    await expect(
      db.transaction(owner, async (tx) => {
        await tx.query(`insert into public.notes values (1, 'a')`);
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    await expect(db.pipeline(owner, [{ sql: `insert into public.notes values (1, 'a')` }, { sql: 'select 1/0' }])).rejects.toMatchObject({
      code: '22012',
    });
    expect(await db.transaction(owner, (tx) => tx.query('select * from public.notes'))).toEqual([]);
  });

  it('refuses to write in a read-only scope', async () => {
    const scope = { ...caller('authenticated'), readOnly: true };
    await expect(db.transaction(scope, (tx) => tx.query(`insert into public.notes values (2, 'b')`))).rejects.toMatchObject({
      code: '25006',
    });
  });

  it('keeps concurrent transactions apart', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        db.transaction(owner, async (tx) => {
          const [row] = await tx.query<{ count: number }>('select count(*) as count from public.notes');
          await tx.query('insert into public.notes values ($1, $2)', [100 + i, String(row!.count)]);
        }),
      ),
    );
    const rows = await db.transaction(owner, (tx) => tx.query<{ body: string }>('select body from public.notes order by id'));
    expect(rows.map(({ body }) => Number(body))).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('delivers notifications after the commit', async () => {
    const received = new Promise<string>((resolve) => void db.listen('news', resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await db.transaction(owner, (tx) => tx.query(`select pg_notify('news', 'hello')`));
    expect(await received).toBe('hello');
  });
});

describe('files on disk', () => {
  it('ends a statement that runs too long and goes on with the committed data', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pglite-'));
    const db = await openPglite({ dataDir, statementTimeoutMs: 1_500 });
    await db.transaction(owner, (tx) => tx.script('create table kept (id int); insert into kept values (7);'));
    await expect(db.pipeline(owner, [{ sql: 'select count(*) from generate_series(1, 100000000000)' }])).rejects.toMatchObject({
      code: '57014',
    });
    expect(await db.transaction(owner, (tx) => tx.query('select id from kept'))).toEqual([{ id: 7 }]);
    await db.close();
    await rm(dataDir, { recursive: true });
  });
});

describe('migrations', () => {
  it('apply once, in order, and never after an edit', async () => {
    const db = await openPglite({ dataDir: null });
    const first = { version: '1', name: 'one', sql: 'create table one (id int)' };
    expect(await migrate(db, 'journal', [first])).toEqual(['1_one']);
    expect(await migrate(db, 'journal', [first, { version: '2', name: 'two', sql: 'alter table one add column extra int' }])).toEqual([
      '2_two',
    ]);
    await expect(migrate(db, 'journal', [{ ...first, sql: 'create table one (id bigint)' }])).rejects.toThrow('was edited');
    await db.close();
  });
});
