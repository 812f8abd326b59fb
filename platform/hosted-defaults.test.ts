// @database postgres
import { FunctionsHttpError } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { createTestPlatform } from '#tests/support/platform.ts';

// What projects written for a hosted Supabase take for granted.

const platform = await createTestPlatform({
  broken: () => {
    throw new Error('of the function');
  },
});
const script = (sql: string) =>
  platform.db.transaction(asOwner('a migration'), (tx) => tx.script(sql));

it('has the role names and extensions that common migrations name', async () => {
  await script(`
    set local search_path to public, extensions;
    create extension if not exists "uuid-ossp" with schema extensions;
    create extension if not exists moddatetime schema extensions;
    create extension if not exists pgcrypto with schema extensions;
    create extension if not exists citext with schema extensions;
    create extension if not exists pg_trgm with schema extensions;
    create table public.todos (
      id uuid primary key default uuid_generate_v4(),
      title citext not null, secret text default crypt('x', gen_salt('bf', 4)),
      updated_at timestamptz not null default now() - interval '1 day'
    );
    create trigger handle_updated_at before update on public.todos
      for each row execute procedure moddatetime (updated_at);
    grant all on table public.todos to postgres, anon, authenticated, service_role;
    grant select on table public.todos to supabase_auth_admin, dashboard_user;
    alter default privileges in schema public grant all on tables to postgres, anon;`);
  // Without NOTIFY: the schema cache follows.
  const { data, error } = await platform.service().from('todos').insert({ title: 'a' }).select();
  expect(error).toBeNull();
  const [row] = data as { id: string; updated_at: string }[];
  const { data: changed } = await platform
    .service()
    .from('todos')
    .update({ title: 'b' })
    .eq('id', row!.id)
    .select();
  expect(
    Date.now() - Date.parse((changed as { updated_at: string }[])[0]!.updated_at),
  ).toBeLessThan(12 * 3_600_000);
  await script('alter table public.todos add column done boolean default false');
  const { data: wider } = await platform.service().from('todos').select('done').limit(1);
  expect(wider).toEqual([{ done: false }]);
});

it('takes the key from the address, and no filter of that name', async () => {
  const answer = await platform.fetch(
    new Request(
      `http://localhost/rest/v1/todos?select=title&apikey=${platform.keys.serviceRoleKey}`,
    ),
  );
  expect(await answer.json()).toEqual([{ title: 'b' }]);
});

it('lets the client tell a function that throws from a gateway that fails', async () => {
  const { error } = await platform.client().functions.invoke('broken');
  expect(error).toBeInstanceOf(FunctionsHttpError);
  expect(((error as FunctionsHttpError).context as Response).status).toBe(500);
});

it('leads to the site of the settings where a link names no allowed target', async () => {
  const site = 'https://app.example/start';
  const other = await createTestPlatform(
    {},
    { auth: { ...platform.deps.auth, siteUrl: site } },
    platform.db,
  );
  const { data } = await other.service().auth.admin.generateLink({
    type: 'signup',
    email: 'wer@firma.example',
    password: 'Ein-Satz-77',
  });
  expect(new URL(data.properties!.action_link).searchParams.get('redirect_to')).toBe(site);
});
