// @database postgres
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signToken } from '#platform/core/jwt.ts';
import { asOwner } from '#platform/db/database.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

// The database interface as the product's own code and strangers use it: the
// official client against the product's own tables.
const anna = '00000000-0000-4000-8000-00000000000a';
const bert = '00000000-0000-4000-8000-00000000000b';
const admin = '00000000-0000-4000-8000-0000000000ad';

let platform: TestPlatform;
let asAnna: SupabaseClient;
let asAdmin: SupabaseClient;
let service: SupabaseClient;
let anonymous: SupabaseClient;

const quote = (id: string, reference: string, owner: string | null) => ({
  request_id: id,
  reference,
  user_id: owner,
  project_type: 'website',
  industry: 'Handwerk',
  name: 'Erika Muster',
  email: 'erika@example.org',
  phone: '02475 000',
  privacy_consent: true,
  signature: 'Erika Muster',
  signature_kind: 'typed',
  estimated_price: 990,
  respond_by: '2026-12-01T09:00:00Z',
});

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.db.transaction(asOwner('users of the test'), async (tx) => {
    for (const [id, name, metadata] of [
      [anna, 'Anna', '{"full_name":"Anna","role":"admin"}'],
      [bert, 'Bert', '{"full_name":"Bert"}'],
      [admin, 'Ada', '{"full_name":"Ada"}'],
    ])
      await tx.query(
        `insert into auth.users (id, email, raw_user_meta_data)
         values ($1::text::uuid, $2, $3::text::jsonb)`,
        [id, `${name}@example.org`, metadata],
      );
    await tx.query(`update public.profiles set role = 'admin' where id = $1::text::uuid`, [admin]);
  });
  asAnna = platform.client(await platform.userToken(anna));
  asAdmin = platform.client(await platform.userToken(admin));
  service = platform.service();
  anonymous = platform.client();
  const { error } = await service
    .from('quote_requests')
    .insert([
      quote('10000000-0000-4000-8000-000000000001', 'A-1', anna),
      quote('10000000-0000-4000-8000-000000000002', 'A-2', bert),
      quote('10000000-0000-4000-8000-000000000003', 'A-3', null),
    ]);
  expect(error).toBeNull();
});

afterAll(() => platform.close());

const names = (rows: { full_name: string }[] | null) => rows?.map((row) => row.full_name);

describe('PLATFORM-REST-01 table paths', () => {
  const profiles = () => service.from('profiles').select('full_name').order('full_name');

  it('selects columns and nothing else', async () => {
    const { data } = await service.from('profiles').select('id, name:full_name').eq('id', anna);
    expect(data).toEqual([{ id: anna, name: 'Anna' }]);
  });

  it('filters with each operator', async () => {
    expect(names((await profiles().eq('id', anna)).data)).toEqual(['Anna']);
    expect(names((await profiles().neq('id', anna)).data)).toEqual(['Ada', 'Bert']);
    expect(names((await profiles().in('id', [anna, bert])).data)).toEqual(['Anna', 'Bert']);
    expect(names((await profiles().like('full_name', 'A%')).data)).toEqual(['Ada', 'Anna']);
    expect(names((await profiles().ilike('full_name', '%A')).data)).toEqual(['Ada', 'Anna']);
    expect(names((await profiles().is('role', null)).data)).toEqual([]);
    expect(names((await profiles().not('full_name', 'like', 'A%')).data)).toEqual(['Bert']);
    expect(
      names((await profiles().or('full_name.eq.Bert,and(full_name.like.A*,role.eq.admin)')).data),
    ).toEqual(['Ada', 'Bert']);
    expect(names((await profiles().gt('full_name', 'Anna')).data)).toEqual(['Bert']);
    expect(names((await profiles().lte('full_name', 'Anna')).data)).toEqual(['Ada', 'Anna']);
  });

  it('orders and limits', async () => {
    expect(
      names(
        (
          await service
            .from('profiles')
            .select('full_name')
            .order('full_name', { ascending: false })
            .limit(2)
        ).data,
      ),
    ).toEqual(['Bert', 'Anna']);
  });
});

describe('PLATFORM-REST-02 range and count', () => {
  it('counts all rows while it returns a page', async () => {
    const { data, count, status } = await service
      .from('profiles')
      .select('full_name', { count: 'exact' })
      .order('full_name')
      .range(1, 1);
    expect([names(data), count, status]).toEqual([['Anna'], 3, 206]);
  });

  it('answers a head request with the count alone', async () => {
    const { data, count } = await service
      .from('profiles')
      .select('*', { count: 'exact', head: true });
    expect([data, count]).toEqual([null, 3]);
  });

  it('estimates counts', async () => {
    expect((await service.from('profiles').select('*', { count: 'planned' })).count).toBeTypeOf(
      'number',
    );
    expect((await service.from('profiles').select('*', { count: 'estimated' })).count).toBe(3);
  });
});

describe('PLATFORM-REST-03 single rows', () => {
  it('returns an object', async () => {
    expect(
      (await service.from('profiles').select('full_name').eq('id', anna).single()).data,
    ).toEqual({ full_name: 'Anna' });
  });

  it('refuses no row and many rows with PGRST116', async () => {
    const none = await service.from('profiles').select().eq('full_name', 'nobody').single();
    const many = await service.from('profiles').select().single();
    expect([none.status, none.error?.code, none.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 0 rows',
    ]);
    expect([many.status, many.error?.code, many.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 3 rows',
    ]);
  });

  it('gives null for maybeSingle without a row', async () => {
    const { data, error } = await service
      .from('profiles')
      .select()
      .eq('full_name', 'nobody')
      .maybeSingle();
    expect([data, error]).toEqual([null, null]);
  });

  it('keeps nothing of a change whose result is no single row', async () => {
    const { error } = await service
      .from('profiles')
      .update({ full_name: 'changed' })
      .neq('role', 'nothing')
      .select()
      .single();
    expect(error?.code).toBe('PGRST116');
    expect(
      (
        await service
          .from('profiles')
          .select('*', { count: 'exact', head: true })
          .eq('full_name', 'changed')
      ).count,
    ).toBe(0);
  });
});

describe('PLATFORM-REST-04 changes with the service key', () => {
  it('inserts, upserts, updates and deletes, with and without returned rows', async () => {
    const row = quote('20000000-0000-4000-8000-000000000001', 'B-1', null);
    const inserted = await service.from('quote_requests').insert(row);
    expect([inserted.status, inserted.data]).toEqual([201, null]);
    const upserted = await service
      .from('quote_requests')
      .upsert({ ...row, industry: 'Handel' }, { onConflict: 'request_id' })
      .select('industry, estimated_price')
      .single();
    expect(upserted.data).toEqual({ industry: 'Handel', estimated_price: 990 });
    const ignored = await service
      .from('quote_requests')
      .upsert({ ...row, industry: 'Bau' }, { onConflict: 'request_id', ignoreDuplicates: true })
      .select();
    expect(ignored.data).toEqual([]);
    const updated = await service
      .from('quote_requests')
      .update({ status: 'won' })
      .eq('reference', 'B-1')
      .select('status');
    expect(updated.data).toEqual([{ status: 'won' }]);
    const silent = await service
      .from('quote_requests')
      .update({ status: 'new' })
      .eq('reference', 'B-1');
    expect([silent.status, silent.data]).toEqual([204, null]);
    expect(
      (await service.from('quote_requests').delete().eq('reference', 'B-1').select('reference'))
        .data,
    ).toEqual([{ reference: 'B-1' }]);
    expect((await service.from('quote_requests').delete().eq('reference', 'B-1')).status).toBe(204);
  });

  it('inserts several rows, filling what is missing with defaults', async () => {
    const rows = [
      quote('20000000-0000-4000-8000-000000000002', 'C-1', null),
      { ...quote('20000000-0000-4000-8000-000000000003', 'C-2', null), status: 'won' },
    ];
    const { data, error } = await service
      .from('quote_requests')
      .insert(rows, { defaultToNull: false })
      .select('status');
    expect([error, data]).toEqual([null, [{ status: 'new' }, { status: 'won' }]]);
    await service.from('quote_requests').delete().like('reference', 'C-%');
  });

  it('reports conflicts as 409', async () => {
    const { error, status } = await service
      .from('quote_requests')
      .insert(quote('10000000-0000-4000-8000-000000000001', 'A-1', null));
    expect([status, error?.code]).toEqual([409, '23505']);
  });
});

describe('PLATFORM-REST-05 functions', () => {
  it('answers is_admin for the caller', async () => {
    expect((await asAdmin.rpc('is_admin')).data).toBe(true);
    expect((await asAnna.rpc('is_admin')).data).toBe(false);
    expect((await asAdmin.rpc('is_admin', {}, { get: true })).data).toBe(true);
  });

  it('passes named arguments', async () => {
    expect((await asAdmin.rpc('has_role', { allowed: ['admin', 'staff'] })).data).toBe(true);
    expect(
      (await asAnna.rpc('set_profile_role', { user_id: anna, new_role: 'admin' })).status,
    ).toBe(403);
  });

  it('answers 404 for unknown functions', async () => {
    const { error, status } = await asAnna.rpc('no_such_function', { a: 1 });
    expect([status, error?.code]).toEqual([404, 'PGRST202']);
  });
});

describe('PLATFORM-REST-06 mistakes', () => {
  it('answers 404 for unknown tables', async () => {
    const { error, status } = await service.from('no_such_table').select();
    expect([status, error?.code, typeof error?.message]).toEqual([404, 'PGRST205', 'string']);
  });

  it('answers 400 for unknown columns and malformed filters', async () => {
    const column = await service.from('profiles').select('no_such_column');
    expect([column.status, column.error?.code]).toEqual([400, '42703']);
    const inserted = await service.from('profiles').insert({ no_such_column: 1 });
    expect([inserted.status, inserted.error?.code]).toEqual([400, 'PGRST204']);
    const filter = await service.from('profiles').select().filter('id', 'noop', '1');
    expect([filter.status, filter.error?.code]).toEqual([400, 'PGRST100']);
    const value = await service.from('profiles').select().eq('id', 'no uuid');
    expect([value.status, value.error?.code]).toEqual([400, '22P02']);
  });
});

describe('rights of users', () => {
  it('PLATFORM-REST-07: reads exactly the own profile, anonymous none', async () => {
    expect((await asAnna.from('profiles').select('id')).data).toEqual([{ id: anna }]);
    expect((await anonymous.from('profiles').select('id')).data).toEqual([]);
  });

  it('PLATFORM-REST-08: changes the own full_name', async () => {
    const { data } = await asAnna
      .from('profiles')
      .update({ full_name: 'Anna B.' })
      .eq('id', anna)
      .select('full_name')
      .single();
    expect(data).toEqual({ full_name: 'Anna B.' });
    await asAnna.from('profiles').update({ full_name: 'Anna' }).eq('id', anna);
  });

  it('PLATFORM-REST-09: cannot make himself admin', async () => {
    expect((await asAnna.from('profiles').update({ role: 'admin' }).eq('id', anna)).status).toBe(
      403,
    );
    expect((await asAnna.from('profiles').upsert({ id: anna, role: 'admin' })).status).toBe(403);
    expect((await asAnna.from('profiles').insert({ id: anna, role: 'admin' })).status).toBe(403);
    // The registration of the test claimed the role admin.
    expect((await service.from('profiles').select('role').eq('id', anna).single()).data).toEqual({
      role: 'customer',
    });
  });

  it('PLATFORM-REST-10: cannot touch rows of others nor the own id', async () => {
    expect(
      (await asAnna.from('profiles').update({ full_name: 'x' }).eq('id', bert).select()).data,
    ).toEqual([]);
    expect((await asAnna.from('profiles').delete().eq('id', bert)).status).toBe(403);
    expect(
      (await asAnna.from('profiles').insert({ id: crypto.randomUUID(), full_name: 'x' })).status,
    ).toBe(403);
    expect(
      (await asAnna.from('profiles').update({ id: crypto.randomUUID() }).eq('id', anna)).status,
    ).toBe(403);
    expect(
      (await service.from('profiles').select('full_name').eq('id', bert).single()).data,
    ).toEqual({ full_name: 'Bert' });
  });

  it('PLATFORM-REST-11: admin reads all profiles', async () => {
    expect((await asAdmin.from('profiles').select('id')).data).toHaveLength(3);
  });

  it('PLATFORM-REST-12: quote requests of the owner, all for admin, none for others', async () => {
    const references = (client: SupabaseClient) =>
      client
        .from('quote_requests')
        .select('reference')
        .order('reference')
        .then(({ data }) => data?.map((row) => row.reference as string));
    expect(await references(asAnna)).toEqual(['A-1']);
    expect(await references(asAdmin)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(await references(anonymous)).toEqual([]);
    const refused = [
      await asAnna.from('quote_requests').insert(quote(crypto.randomUUID(), 'D-1', anna)),
      await anonymous.from('quote_requests').insert(quote(crypto.randomUUID(), 'D-2', null)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 401]);
  });
});

describe('PLATFORM-REST-13 doors', () => {
  const request = (path: string, headers: Record<string, string>) =>
    platform.fetch(new Request(`http://localhost/rest/v1${path}`, { headers }));

  it('takes the key from the address, where it is no filter', async () => {
    const response = await request(`/profiles?select=id&apikey=${platform.keys.anonKey}`, {});
    expect(response.status).toBe(200);
  });

  it('answers 401 without or with a wrong apikey', async () => {
    const forged = await signToken(
      { role: 'service_role' },
      'another-secret-with-at-least-32-characters',
    );
    for (const headers of [
      {},
      { apikey: 'wrong' },
      { apikey: forged },
      { apikey: platform.keys.anonKey, authorization: `Bearer ${forged}` },
    ]) {
      const response = await request('/profiles', headers as Record<string, string>);
      expect(response.status).toBe(401);
      expect(Object.keys((await response.json()) as object)).toEqual([
        'code',
        'details',
        'hint',
        'message',
      ]);
    }
  });

  it('does not reach internal tables, not even with the service key', async () => {
    for (const schema of [
      'auth',
      'storage',
      'realtime',
      'platform',
      'pg_catalog',
      'information_schema',
    ]) {
      const client = createClient('http://localhost', platform.keys.serviceRoleKey, {
        db: { schema },
        global: { fetch: (input, init) => platform.fetch(new Request(input, init)) },
      });
      const { error, status } = await client.from('users').select();
      expect([status, error?.code]).toEqual([406, 'PGRST106']);
    }
    for (const path of [
      '/users',
      '/auth.users',
      '/auth%2Eusers',
      '/%22auth%22.%22users%22',
      '/pg_roles',
      '/outbox%00',
    ])
      expect((await request(path, { apikey: platform.keys.serviceRoleKey })).status).toBe(404);
    const embedded = await service.from('profiles').select('id, users(*)');
    expect([embedded.status, embedded.error?.code]).toEqual([400, 'PGRST200']);
  });
});

describe('PLATFORM-REST-14 hostile filter input', () => {
  const hostile = [
    "'",
    '"',
    "' or '1'='1",
    '"; drop table profiles; --',
    '1) or true --',
    '\\',
    '%00',
    '\u0000',
    '{',
    '(',
    '),(',
    '*',
    '->>',
    '::text',
    'eq.',
    '𝔘',
    'x'.repeat(6_000),
    '${7*7}',
    '"a"."b"',
  ];

  it('never yields a 5xx or rows of others', async () => {
    for (const value of hostile) {
      const answers = [
        await asAnna.from('profiles').select('id').eq('full_name', value),
        await asAnna.from('profiles').select('id').neq('full_name', value),
        await asAnna.from('profiles').select('id').eq(value, 'x'),
        await asAnna.from('profiles').select('id').or(`full_name.eq.${value},role.eq.admin`),
        await asAnna.from('profiles').select(value as '*'),
        await asAnna.from('profiles').select('id').in('full_name', [value]),
        await asAnna.from('profiles').select('id').order(value),
        await asAnna.from('profiles').select('id').textSearch('full_name', value),
        await asAnna.rpc('has_role', { [value]: value }),
        await asAnna.from(value).select(),
      ];
      for (const { status, data } of answers) {
        expect(status).toBeLessThan(500);
        for (const row of (Array.isArray(data) ? data : []) as { id?: string }[])
          if (row.id) expect(row.id).toBe(anna);
      }
    }
    expect((await service.from('profiles').select('*', { count: 'exact', head: true })).count).toBe(
      3,
    );
  });
});
