// @database postgres
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';

// Every method of postgrest-js once, as platform/rest/README.md lists them.
// What the SQL behind them can do is tested in platform/rest/*.test.ts.
let platform: LivePlatform;
beforeAll(async () => {
  platform = await startLivePlatform();
  await platform.db.transaction(asOwner('tables of the test'), (tx) =>
    tx.script(`
      create table public.makers (id int primary key, name text);
      create table public.things (
        id int primary key, maker int references public.makers, name text, tags text[], data jsonb,
          span int4range, words tsvector, note text
      );
      create function public.count_things(at_least int default 0) returns int language sql stable as
        'select count(*)::int from public.things where id >= at_least';
      create function public.list_things() returns setof public.things language sql
        stable as 'select * from public.things';
      create function public.rename_all(to_name text) returns setof public.things language sql
        volatile as
        'update public.things set note = to_name returning *';
      grant all on public.makers, public.things to service_role;
      grant execute on function public.count_things, public.list_things,
        public.rename_all to service_role;
      insert into public.makers values (1, 'Berg'), (2, 'Tal');
      insert into public.things values
        (1, 1, 'Amboss', '{eisen,schwer}', '{"farbe":"grau","maß":{"cm":40}}', '[1,5)',
          to_tsvector('german', 'ein schwerer Amboss'), null),
        (2, 1, 'Besen', '{holz}', '{"farbe":"braun"}', '[5,10)',
          to_tsvector('german', 'ein neuer Besen'), 'x'),
        (3, 2, 'Cello', '{holz,schwer}', '{"farbe":"braun"}', '[20,30)',
          to_tsvector('german', 'ein altes Cello'), 'y');
      notify pgrst;
    `),
  );
});
afterAll(() => platform.close());

const service = () => platform.connect({ key: platform.keys.serviceRoleKey });
const things = () => service().from('things');
const ids = (result: { data: unknown; error: unknown }): number[] => {
  expect(result.error).toBeNull();
  return (result.data as { id: number }[]).map(({ id }) => id);
};

describe('filters', () => {
  const all = () => things().select('id').order('id');
  type Query = ReturnType<typeof all>;
  it.each<[string, (query: Query) => PromiseLike<{ data: unknown; error: unknown }>, number[]]>([
    ['eq', (query) => query.eq('name', 'Besen'), [2]],
    ['neq', (query) => query.neq('name', 'Besen'), [1, 3]],
    ['gt', (query) => query.gt('id', 1), [2, 3]],
    ['gte', (query) => query.gte('id', 2), [2, 3]],
    ['lt', (query) => query.lt('id', 2), [1]],
    ['lte', (query) => query.lte('id', 2), [1, 2]],
    ['like', (query) => query.like('name', '%e%o'), [3]],
    ['likeAllOf', (query) => query.likeAllOf('name', ['%e%', '%n']), [2]],
    ['likeAnyOf', (query) => query.likeAnyOf('name', ['A%', 'C%']), [1, 3]],
    ['ilike', (query) => query.ilike('name', 'b%'), [2]],
    ['ilikeAllOf', (query) => query.ilikeAllOf('name', ['B%', '%N']), [2]],
    ['ilikeAnyOf', (query) => query.ilikeAnyOf('name', ['a%', 'c%']), [1, 3]],
    ['regexMatch', (query) => query.regexMatch('name', '^[AB]'), [1, 2]],
    ['regexIMatch', (query) => query.regexIMatch('name', '^[ab]'), [1, 2]],
    ['is', (query) => query.is('note', null), [1]],
    ['isDistinct', (query) => query.isDistinct('note', 'x'), [1, 3]],
    ['in', (query) => query.in('name', ['Amboss', 'Cello', 'a,b"(c)']), [1, 3]],
    ['notIn', (query) => query.notIn('name', ['Amboss', 'Cello']), [2]],
    ['contains (array)', (query) => query.contains('tags', ['schwer']), [1, 3]],
    ['contains (json)', (query) => query.contains('data', { farbe: 'braun' }), [2, 3]],
    ['contains (range)', (query) => query.contains('span', '[2,3)'), [1]],
    ['containedBy', (query) => query.containedBy('tags', ['holz', 'eisen']), [2]],
    ['overlaps', (query) => query.overlaps('tags', ['eisen', 'holz']), [1, 2, 3]],
    ['rangeGt', (query) => query.rangeGt('span', '[1,10)'), [3]],
    ['rangeGte', (query) => query.rangeGte('span', '[5,8)'), [2, 3]],
    ['rangeLt', (query) => query.rangeLt('span', '[20,21)'), [1, 2]],
    ['rangeLte', (query) => query.rangeLte('span', '[2,10)'), [1, 2]],
    ['rangeAdjacent', (query) => query.rangeAdjacent('span', '[10,20)'), [2, 3]],
    [
      'textSearch (to_tsquery)',
      (query) => query.textSearch('words', 'schwer | alt', { config: 'german' }),
      [1, 3],
    ],
    [
      'textSearch (plain)',
      (query) => query.textSearch('words', 'neue Besen', { config: 'german', type: 'plain' }),
      [2],
    ],
    [
      'textSearch (phrase)',
      (query) => query.textSearch('words', 'neuer Besen', { config: 'german', type: 'phrase' }),
      [2],
    ],
    [
      'textSearch (websearch)',
      (query) =>
        query.textSearch('words', 'Cello or Besen', { config: 'german', type: 'websearch' }),
      [2, 3],
    ],
    ['match', (query) => query.match({ maker: 1, name: 'Besen' }), [2]],
    ['not', (query) => query.not('note', 'is', null), [2, 3]],
    ['or', (query) => query.or('id.eq.1,and(maker.eq.1,note.eq.x)'), [1, 2]],
    ['filter', (query) => query.filter('data->maß->>cm', 'eq', '40'), [1]],
    [
      'order, descending',
      (query) => query.gt('id', 0).order('name', { ascending: false }),
      [1, 2, 3],
    ],
    ['limit', (query) => query.limit(2), [1, 2]],
    ['range', (query) => query.range(1, 2), [2, 3]],
  ])('%s', async (_, narrow, expected) => {
    expect(ids(await narrow(all()))).toEqual(expected);
  });

  it('or and order and limit of an embedded table', async () => {
    const { data, error } = await service()
      .from('makers')
      .select('name, things(name)')
      .or('id.eq.1,id.eq.3', { referencedTable: 'things' })
      .order('name', { referencedTable: 'things', ascending: false })
      .limit(1, { referencedTable: 'things' })
      .order('id');
    expect([error, data]).toEqual([
      null,
      [
        { name: 'Berg', things: [{ name: 'Amboss' }] },
        { name: 'Tal', things: [{ name: 'Cello' }] },
      ],
    ]);
  });
});

describe('forms of the answer', () => {
  it('single, maybeSingle, csv, stripNulls, returns, overrideTypes, throwOnError', async () => {
    const one = () => things().select('id, note').eq('id', 1);
    expect((await one().single()).data).toEqual({ id: 1, note: null });
    expect((await one().maybeSingle()).data).toEqual({ id: 1, note: null });
    expect((await one().stripNulls()).data).toEqual([{ id: 1 }]);
    expect((await one().stripNulls().single()).data).toEqual({ id: 1 });
    expect((await things().select('id, name').order('id').csv()).data).toBe(
      'id,name\n1,Amboss\n2,Besen\n3,Cello',
    );
    expect((await one().returns<{ id: number }[]>()).data).toEqual([{ id: 1, note: null }]);
    await expect(things().select('nothing').throwOnError()).rejects.toMatchObject({
      code: '42703',
    });
  });

  it('schema, setHeader, abortSignal, retry', async () => {
    const other = await service().schema('auth').from('users').select();
    expect([other.status, other.error?.code]).toEqual([406, 'PGRST106']);
    expect(
      ids(await things().select('id').eq('id', 1).setHeader('x-test', '1').retry(false)),
    ).toEqual([1]);
    const aborted = await things().select('id').abortSignal(AbortSignal.abort());
    expect(aborted.error?.message).toMatch(/abort/i);
  });

  it('says of explain, geojson and getOpenApiSpec that they are not here', async () => {
    expect((await things().select('id').explain()).error?.code).toBe('PGRST107');
    expect((await things().select('id').geojson()).error?.code).toBe('PGRST107');
    const rest = (
      service() as unknown as { rest: { getOpenApiSpec(): Promise<{ error: { code: string } }> } }
    ).rest;
    expect((await rest.getOpenApiSpec()).error.code).toBe('PGRST126');
  });
});

describe('changes and calls', () => {
  /** The types offer `maxAffected` only to clients of generated types that name PostgREST 13. */
  const limited = <T extends { maxAffected(rows: number): unknown }>(query: T, rows: number): T =>
    query.maxAffected(rows) as T;

  it('rollback keeps nothing, maxAffected refuses too many', async () => {
    const refused = await limited(things().update({ note: 'z' }).gt('id', 0), 2).select();
    expect(refused.error?.code).toBe('PGRST124');
    expect(
      (await limited(things().update({ note: 'z' }).eq('id', 2), 1).select('note')).data,
    ).toEqual([{ note: 'z' }]);
    expect(ids(await things().select('id').eq('note', 'z'))).toEqual([2]);
    await things().update({ note: 'x' }).eq('id', 2);
  });

  it('insert, upsert, update, delete, with and without select', async () => {
    expect((await things().insert({ id: 9, name: 'Dose' })).status).toBe(201);
    expect((await things().upsert({ id: 9, name: 'Eimer' }).select('name').single()).data).toEqual({
      name: 'Eimer',
    });
    expect((await things().update({ name: 'Fass' }, { count: 'exact' }).eq('id', 9)).count).toBe(1);
    expect(ids(await things().delete().eq('id', 9).select('id'))).toEqual([9]);
  });

  it('rpc by POST, GET and HEAD, and filters on its rows', async () => {
    expect((await service().rpc('count_things', { at_least: 2 })).data).toBe(2);
    expect((await service().rpc('count_things', { at_least: 3 }, { get: true })).data).toBe(1);
    expect(ids(await service().rpc('list_things').select('id').eq('maker', 1).order('id'))).toEqual(
      [1, 2],
    );
    const head = await service().rpc('list_things', {}, { head: true, count: 'exact' });
    expect([head.data, head.count]).toEqual([null, 3]);
    expect((await limited(service().rpc('rename_all', { to_name: 'q' }), 1)).error?.code).toBe(
      'PGRST124',
    );
    expect(ids(await things().select('id').eq('note', 'q'))).toEqual([]);
  });
});
