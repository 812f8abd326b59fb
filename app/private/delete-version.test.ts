// @database postgres
import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { deleteSeen } from './save-seen.ts';
import { deleteVersion } from './delete-version.ts';

const [ADMIN, PROJECT, ROW] = [randomUUID(), randomUUID(), randomUUID()];
const OLD = '2026-01-05T08:00:00+00:00';
let platform: TestPlatform;
let admin: SupabaseClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.db.transaction(asOwner('test: seed rows'), (tx) =>
    tx.script(`
      insert into auth.users (id, email, email_confirmed_at)
        values ('${ADMIN}', 'admin@maasbogen.example', now());
      update public.profiles set role = 'admin' where id = '${ADMIN}';
      insert into public.projects (id, title, customer_email)
        values ('${PROJECT}', 'Website', 'kunde@firma.example');
      insert into public.offers (id, customer_email, content)
        values ('${ROW}', 'kunde@firma.example', '{}');
      insert into public.project_milestones (id, project_id, title)
        values ('${ROW}', '${PROJECT}', 'Entwurf');
      insert into public.newsletter_issues (id, subject, body) values ('${ROW}', 'Neues', 'Text');
      insert into public.testimonials (id, name, rating, text, date, service)
        values ('${ROW}', 'Jana', 5, 'Gut', '2026-01-05', 'Website');
    `),
  );
  admin = platform.client(await platform.userToken(ADMIN));
});
afterAll(() => platform.close());

const find = async (table: string) =>
  (await admin.from(table).select('updated_at').eq('id', ROW).maybeSingle<{ updated_at: string }>())
    .data?.updated_at;

it.each(['offers', 'project_milestones', 'newsletter_issues'])(
  '%s: what somebody else has changed meanwhile stays',
  async (table) => {
    const seen = (await find(table))!;
    expect(await deleteVersion(admin, table, ROW, OLD)).toMatchObject({ data: [], error: null });
    expect(await find(table)).toBe(seen);
    expect((await deleteVersion(admin, table, ROW, seen)).data).toEqual([{ id: ROW }]);
    expect(await find(table)).toBeUndefined();
  },
);

it('texts, claims and reviews come back in the version of now', async () => {
  const seen = (await find('testimonials'))!;
  expect(await deleteSeen(admin, 'testimonials', { id: ROW }, OLD)).toMatchObject({
    current: { name: 'Jana', updated_at: seen },
  });
  expect(await deleteSeen(admin, 'testimonials', { id: ROW }, seen)).toEqual({ current: null });
});
