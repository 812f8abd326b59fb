// @database postgres
import { describe, expect, it } from 'vitest';
import { openRest } from '#tests/support/rest.ts';
import { asOwner } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';

const { platform, call, get, ids } = await openRest();

describe('select', () => {
  it('renames, casts and follows JSON paths', async () => {
    expect(
      await get('/projects?select=id,n:name,data->a->b->1,data->>s,budget::text,tags->0&id=eq.1'),
    ).toEqual([{ id: 1, n: 'W7', b: 2, s: 'x', budget: '10', tags: 'a' }]);
  });

  it('reads computed columns and views', async () => {
    expect(await get('/projects?select=loud_name&loud_name=eq.IOS')).toEqual([
      { loud_name: 'IOS' },
    ]);
    expect(await get('/projects_view?select=pid,clients(name)&pid=eq.1')).toEqual([
      { pid: 1, clients: { name: 'Berg' } },
    ]);
  });

  it('aggregates, grouped by the other columns', async () => {
    expect(
      await get(
        '/projects?select=client_id,budget.sum(),count(),most:budget.max()::text&order=client_id',
      ),
    ).toEqual([
      { client_id: 1, sum: 30, count: 2, most: '20' },
      { client_id: 2, sum: 30, count: 1, most: '30' },
      { client_id: null, sum: 1, count: 1, most: '1' },
    ]);
    expect(await get('/clients?select=name,projects(budget.avg())&id=eq.1')).toEqual([
      { name: 'Berg', projects: [{ avg: 15 }] },
    ]);
    expect(
      await get('/tasks?select=count(),...projects(...clients(name))&project_id=eq.1'),
    ).toEqual([{ count: 2, name: 'Berg' }]);
  });
});

describe('filters', () => {
  it.each([
    ['id=in.(1,3,"4")', [1, 3, 4]],
    ['id=not.in.(1,3)', [2, 4]],
    ['id=eq(any).{1,2}', [1, 2]],
    ['name=like(any).{W*,I*}', [1, 2, 3]],
    ['name=ilike.w*', [1, 2]],
    ['name=match.^W\\d$', [1]],
    ['name=imatch.^w', [1, 2]],
    ['client_id=is.null', [4]],
    ['client_id=is.not_null', [1, 2, 3]],
    ['client_id=isdistinct.1', [3, 4]],
    ['budget=gte.20&budget=lt.30', [2]],
    ['started=eq.2020-01-01', [1]],
    ['tags=cs.{a}', [1]],
    ['tags=cd.{a,b,c}', [1, 3]],
    ['tags=ov.{b,c}', [1, 3]],
    ['span=cs.[2,3)', [1]],
    ['span=sl.[7,9)', [1]],
    ['span=adj.[5,9)', [1]],
    ['span=nxr.[1,9)', [1]],
    ['span=nxl.[1,2)', [1]],
    ['span=sr.(,1)', [1]],
    ['words=fts.cat', [1]],
    ['words=plfts(english).cats dogs', [1]],
    ['words=phfts(english).cats dogs', [1]],
    ['name=wfts(english).ios', [3]],
    ['data=cs.{"s":"y"}', [3]],
    ['data->a->b->>0=eq.1', [1]],
    ['data->a->b=eq.[1, 2]', [1]],
    ['or=(id.eq.1,and(name.like.I*,budget.gt.5),not.and(id.lt.4,id.gt.0))', [1, 3, 4]],
    ['not.or=(id.eq.1,name.in.("W10",IOS))', [4]],
    ['name=eq.a"b\'c', []],
  ])('%s', async (filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
  });
});

it('answers values too deep or too long with a 4xx', async () => {
  for (const filter of [
    `data=eq.${'['.repeat(14_000)}`,
    `tags=cs.${'{'.repeat(14_000)}`,
    `name=fts.${'!'.repeat(14_000)}a`,
    `name=match.${'('.repeat(14_000)}`,
    `words=fts.${'('.repeat(14_000)}`,
  ]) {
    const { status } = await call('GET', `/projects?${filter}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

describe('embedding', () => {
  it('goes to one, to many, and through junctions', async () => {
    expect(await get('/projects?select=name,clients(name)&order=id.desc&limit=2')).toEqual([
      { name: 'Orphan', clients: null },
      { name: 'IOS', clients: { name: 'Tal' } },
    ]);
    expect(
      await get(
        '/clients?select=name,projects(name,tasks(name))&projects.order=budget.desc&projects.limit=1&order=id',
      ),
    ).toEqual([
      { name: 'Berg', projects: [{ name: 'W10', tasks: [] }] },
      { name: 'Tal', projects: [{ name: 'IOS', tasks: [{ name: 't3' }] }] },
    ]);
    expect(await get('/users?select=name,tasks(name)&tasks.order=name&id=eq.1')).toEqual([
      { name: 'U1', tasks: [{ name: 't1' }, { name: 't2' }] },
    ]);
    expect(await get('/clients?select=biggest(name)&order=id')).toEqual([
      { biggest: { name: 'W10' } },
      { biggest: { name: 'IOS' } },
    ]);
  });

  it('tells relationships apart by hints', async () => {
    const { status, body } = await call('GET', '/matches?select=clients(name)');
    expect([status, body]).toMatchObject([
      300,
      {
        code: 'PGRST201',
        details: [{ cardinality: 'many-to-one' }, { cardinality: 'many-to-one' }],
      },
    ]);
    expect(
      await get('/matches?select=home:clients!matches_home(name),away:clients!away(name)'),
    ).toEqual([{ home: { name: 'Berg' }, away: { name: 'Tal' } }]);
    expect(await get('/matches?select=home(name)')).toEqual([{ home: { name: 'Berg' } }]);
  });

  it('filters the parent by inner joins and null tests', async () => {
    const inner = await call(
      'GET',
      '/clients?select=name,projects!inner(name)&projects.name=eq.IOS',
      {
        headers: { prefer: 'count=exact' },
      },
    );
    expect([inner.body, inner.headers.get('content-range')]).toEqual([
      [{ name: 'Tal', projects: [{ name: 'IOS' }] }],
      '0-0/1',
    ]);
    expect(await get('/projects?select=name,clients()&clients=is.null')).toEqual([
      { name: 'Orphan' },
    ]);
    expect(
      await get('/clients?select=name,projects()&projects.budget=gt.25&projects=not.is.null'),
    ).toEqual([{ name: 'Tal' }]);
    expect(await get('/projects?select=name&clients.name=eq.x')).toMatchObject({
      code: 'PGRST108',
    });
  });

  it('spreads', async () => {
    expect(await get('/projects?select=name,...clients(client:name)&id=eq.1')).toEqual([
      { name: 'W7', client: 'Berg' },
    ]);
    expect(
      await get('/clients?select=name,...projects(project:name)&projects.order=id&id=eq.1'),
    ).toEqual([{ name: 'Berg', project: ['W7', 'W10'] }]);
  });

  it('orders by a to-one resource', async () => {
    expect(
      await get('/projects?select=id,clients(name)&order=clients(name).desc.nullslast,id'),
    ).toMatchObject([{ id: 3 }, { id: 1 }, { id: 2 }, { id: 4 }]);
    expect(await get('/clients?select=id,projects(name)&order=projects(name)')).toMatchObject({
      code: 'PGRST118',
    });
  });
});

describe('ranges and counts', () => {
  it('cuts with the Range header and answers 206 and 416', async () => {
    const page = await call('GET', '/projects?select=id&order=id', {
      headers: { range: '1-2', prefer: 'count=exact' },
    });
    expect([page.status, page.headers.get('content-range'), page.body]).toEqual([
      206,
      '1-2/4',
      [{ id: 2 }, { id: 3 }],
    ]);
    expect(
      (await call('GET', '/projects?offset=9', { headers: { prefer: 'count=exact' } })).status,
    ).toBe(416);
    expect((await call('GET', '/projects?limit=-1')).status).toBe(416);
    expect(await get('/projects?limit=0')).toEqual([]);
  });
});

describe('OPTIONS', () => {
  it('names the methods that a table or function allows, and leaves preflights to CORS', async () => {
    expect((await call('OPTIONS', '/clients')).headers.get('allow')).toBe(
      'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
    );
    expect((await call('OPTIONS', '/rpc/add_task')).headers.get('allow')).toBe('OPTIONS,POST');
    expect((await call('OPTIONS', '/nothing_here')).status).toBe(404);
    const preflight = await call('OPTIONS', '/clients', {
      headers: { origin: 'https://example.org', 'access-control-request-method': 'PATCH' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
    ]);
  });
});

describe('media types', () => {
  it('writes objects, CSV and objects without nulls', async () => {
    expect(await get('/clients?id=eq.1', { accept: 'application/vnd.pgrst.object+json' })).toEqual({
      id: 1,
      name: 'Berg',
    });
    expect((await call('GET', '/clients?order=id', { headers: { accept: 'text/csv' } })).text).toBe(
      'id,name\n1,Berg\n2,Tal',
    );
    expect(
      await get('/projects?select=id,data&id=eq.2', {
        accept: 'application/vnd.pgrst.array+json;nulls=stripped',
      }),
    ).toEqual([{ id: 2 }]);
    expect((await call('GET', '/clients', { headers: { accept: 'image/png' } })).status).toBe(406);
  });
});

describe('schema cache', () => {
  it('is read again after notify pgrst and after migrations', async () => {
    expect((await call('GET', '/later')).status).toBe(404);
    await platform.db.transaction(asOwner('a change of the schema'), (tx) =>
      tx.script(
        `create table later (id int); grant select on later to service_role; notify pgrst,
         'reload schema'`,
      ),
    );
    await expect.poll(async () => (await call('GET', '/later')).status).toBe(200);
    await migrate(platform.db, 'test_migrations', [
      { version: '1', name: 'more', sql: 'alter table later add column note text' },
    ]);
    await expect
      .poll(async () => (await call('POST', '/later', { body: { note: 'x' } })).status)
      .toBe(201);
  });
});
