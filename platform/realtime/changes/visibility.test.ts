// @database postgres
import { afterAll, expect, it } from 'vitest';
import { silentLog } from '#platform/core/log.ts';
import { asOwner } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createCatalogHolder } from './catalog.ts';
import type { Change } from './subscription.ts';
import { findVisible } from './visibility.ts';

const db = await createTestDatabase();
afterAll(() => db.close());

it('shows nothing of a draft that was released before its change was told', async () => {
  await db.transaction(asOwner('test'), (tx) =>
    tx.script(`
      create table public.letters (id int primary key, is_released boolean, body text);
      alter table public.letters enable row level security;
      grant select on public.letters to authenticated;
      create policy "released" on public.letters for select to authenticated using (is_released);
      alter publication supabase_realtime add table public.letters;
      insert into public.letters values (1, true, 'final'), (2, false, 'secret');`),
  );
  const change = (id: number, is_released: boolean, type: Change['type'] = 'UPDATE'): Change => ({
    schema: 'public',
    table: 'letters',
    type,
    commitTimestamp: '',
    oldRecord: null,
    record: { id, is_released, body: 'text' },
  });
  const changes = [change(1, false), change(1, true), change(2, true), change(1, false, 'INSERT')];
  const catalog = await createCatalogHolder(db).get();
  const claims = { role: 'authenticated', sub: crypto.randomUUID() };
  const visible = await findVisible(db, silentLog, catalog, claims, changes);
  expect(changes.map((one) => visible.has(one))).toEqual([false, true, false, false]);
});
