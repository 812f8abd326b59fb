import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, expect } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { startLivePlatform } from './live-platform.ts';

export const ADA = 'a0000000-0000-4000-8000-000000000001';
export const BEN = 'b0000000-0000-4000-8000-000000000002';
export const STAFF = 'c0000000-0000-4000-8000-000000000003';
export const PDF = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], {
  type: 'application/pdf',
});

/** The data, or the error's code thrown. */
export async function take<Data>(
  answer: PromiseLike<{ data: Data | null; error: { message: string; code?: string } | null }>,
): Promise<Data> {
  const { data, error } = await answer;
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data as Data;
}

/** Two customers, staff, and a project of the first, for the tests of one file. */
export async function startProjectWork() {
  const platform = await startLivePlatform();
  const script = (sql: string) => platform.db.transaction(asOwner('test'), (tx) => tx.script(sql));
  const connectAs = async (id: string): Promise<SupabaseClient> => {
    const client = platform.connect({ token: await platform.userToken(id) });
    await client.realtime.setAuth();
    return client;
  };
  await script(`
    insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
      ('${ADA}', 'ada@kunde.example', '{"full_name":"Ada Amsel"}', now()),
      ('${BEN}', 'ben@kunde.example', '{"full_name":"Ben Buche"}', now()),
      ('${STAFF}', 'staff@maasbogen.example', '{}', now());
    update public.profiles set role = 'admin' where id = '${STAFF}';
  `);
  const [ada, ben, staff] = await Promise.all([connectAs(ADA), connectAs(BEN), connectAs(STAFF)]);
  afterAll(async () => {
    await Promise.all(
      [ada, ben, staff].map((client) =>
        client.removeAllChannels().then(() => client.realtime.disconnect()),
      ),
    );
    await platform.close();
  });
  const service = platform.connect({ key: platform.keys.serviceRoleKey });
  const created = await take(
    staff
      .from('projects')
      .insert({ title: 'Website', customer_email: 'Ada@kunde.example' })
      .select()
      .single<{ id: string; number: string; customer_id: string }>(),
  );
  expect(created).toMatchObject({ customer_id: ADA });
  expect(created.number).toMatch(/^PR-\d{4}-0001$/);
  return { ada, ben, staff, service, db: platform.db, connectAs, script, project: created.id };
}
