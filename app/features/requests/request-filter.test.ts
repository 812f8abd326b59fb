// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { asOwner } from '#platform/db/database.ts';
import { applyFilter } from './request-filter.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.db.transaction(asOwner('test: seed rows'), (tx) =>
    tx.script(`
      insert into public.quote_requests (request_id, reference, project_type, industry, name, email,
        phone, location, privacy_consent, signature, estimated_price, respond_by, status) values
        (gen_random_uuid(), 'MD-1', 'website', 'Handwerk', 'Jörg Müller', 'joerg@mueller.example',
          '+49 241 1234567', 'Köln', true, 'data:', 590, now() - interval '1 day', 'new'),
        (gen_random_uuid(), 'MD-2', 'shop', 'Handel', 'Anna Groß', 'anna@venlo.example', '0',
          'Venlo', true, 'data:', 2590, now() + interval '1 day', 'won'),
        (gen_random_uuid(), 'MD-3', 'shop', 'Handel', '100% Muster_Mann', 'm@muster.example',
          '0241/1234567', 'Aachen', true, 'data:', 2590, now() + interval '1 day', 'new');
    `),
  );
});
afterAll(() => platform.close());

async function find(search: string, status = ''): Promise<string[]> {
  const query = applyFilter(
    platform.service().from('quote_requests').select('reference').order('reference'),
    { search, status },
  );
  const { data, error } = await query.overrideTypes<{ reference: string }[], { merge: false }>();
  if (error) throw new Error(error.message);
  return data.map((row) => row.reference);
}

it('finds every word in any field, with or without umlauts', async () => {
  expect(await find('')).toEqual(['MD-1', 'MD-2', 'MD-3']);
  expect(await find('muller KÖLN')).toEqual(['MD-1']);
  expect(await find('gross')).toEqual(['MD-2']);
  expect(await find('müller venlo')).toEqual([]);
});

it('takes wildcards of SQL as letters', async () => {
  expect(await find('100%')).toEqual(['MD-3']);
  expect(await find('r_m')).toEqual(['MD-3']);
  expect(await find('_')).toEqual(['MD-3']);
});

it('narrows to a status, to open and to overdue ones', async () => {
  expect(await find('', 'won')).toEqual(['MD-2']);
  expect(await find('', 'open')).toEqual(['MD-1', 'MD-3']);
  expect(await find('', 'overdue')).toEqual(['MD-1']);
});

it('leaves joined duplicates out and finds them again', async () => {
  const ids = await platform.db.transaction(asOwner('test: ids'), (tx) =>
    tx.query<{ id: string }>('select id from public.quote_requests order by reference'),
  );
  const [first, , third] = ids.map((row) => row.id);
  const admin = '33333333-3333-4333-8333-333333333333';
  await platform.db.transaction(asOwner('test: admin'), (tx) =>
    tx.script(
      `insert into auth.users (id, email)
       values ('${admin}', 's@maasbogen.example'); update public.profiles set role = 'admin'
       where id = '${admin}'`,
    ),
  );
  const client = platform.client(await platform.userToken(admin));
  const found = await client.rpc('find_duplicates', { request: first });
  expect((found.data as { reference: string }[]).map((row) => row.reference)).toEqual(['MD-3']);
  expect((await client.rpc('merge_request', { duplicate: third, target: first })).error).toBeNull();
  expect(await find('')).toEqual(['MD-1', 'MD-2']);
  expect((await client.rpc('merge_request', { duplicate: first, target: third })).error?.code).toBe(
    'P0002',
  );
  expect((await client.rpc('unmerge_request', { duplicate: third })).error).toBeNull();
  expect(await find('')).toEqual(['MD-1', 'MD-2', 'MD-3']);
  expect(
    (await platform.client().rpc('merge_request', { duplicate: third, target: first })).error?.code,
  ).toBe('42501');
});

it('gives an enquiry the status back that it had before a duplicate was joined, unless somebody changed it', async () => {
  const asked = ['target', 'one', 'two'] as const;
  const owner = asOwner('test: requests');
  const rows = await platform.db.transaction(owner, (tx) =>
    tx.query<{ id: string }>(
      `insert into public.quote_requests (request_id, reference, project_type, industry, name, email,
         phone, privacy_consent, signature, estimated_price, respond_by, status)
       select gen_random_uuid(), name, 'shop', 'Handel', name, 'x@y.example', '0', true, 'data:', 1,
         now(), case name when 'target' then 'new' else 'in_review' end
       from unnest($1::text[]) as name returning id`,
      [[...asked]],
    ),
  );
  const [target, one, two] = rows.map(({ id }) => id) as [string, string, string];
  const client = platform.client(await platform.userToken('33333333-3333-4333-8333-333333333333'));
  const merge = (duplicate: string) =>
    client.rpc('merge_request', { duplicate, target }).throwOnError();
  const split = (duplicate: string) => client.rpc('unmerge_request', { duplicate }).throwOnError();
  const set = (status: 'new' | 'in_review' | 'won', id: string) =>
    client.from('quote_requests').update({ status }).eq('id', id).throwOnError();
  const status = async () =>
    (await client.from('quote_requests').select('status').eq('id', target).single().throwOnError())
      .data.status;

  await merge(one);
  expect(await status()).toBe('in_review');
  await split(one);
  expect(await status()).toBe('new');

  // The second one would have brought the same.
  await merge(one);
  await merge(two);
  await split(one);
  expect(await status()).toBe('in_review');
  await split(two);
  expect(await status()).toBe('new');

  // The second one was joined over the status of the first.
  await set('won', two);
  await merge(one);
  await merge(two);
  await split(one);
  expect(await status()).toBe('won');
  await split(two);
  expect(await status()).toBe('new');

  await merge(one);
  await set('won', target);
  await split(one);
  expect(await status()).toBe('won');
});
