// @database postgres
import { describe, expect, it } from 'vitest';
import { openRest } from '#tests/support/rest.ts';
import { createPlatform } from '../index.ts';
import type { RestOptions } from './options.ts';

const { platform, call } = await openRest(
  `
set client_min_messages = error;
comment on schema public is E'Works of the agency\\n\\nWhat it makes\\nand for whom';
create type mood as enum ('glad', 'sad');
create domain percent as numeric default 10 check (value >= 0);
create table makers (id int primary key, name text);
create table works (
  id int generated always as identity primary key,
  maker_id int references makers,
  twin_id int unique references works,
  mood mood not null default 'glad',
  code char(3),
  label varchar(40) default E'a"b',
  size bigint default 42,
  ready boolean default false,
  share percent,
  made date default '2020-01-01',
  facts jsonb default '{}',
  tags text[],
  upper_label text generated always as (upper(label)) stored
);
comment on table works is E'What was made\\n\\nOne row each';
comment on column works.maker_id is 'Who made it';
comment on column works.label is 'What it is called';
create view works_view as select id as work, maker_id from works;
create view counted as select count(*) from works;
create view a_makers as select * from makers;
create table hidden (id int primary key, note text);
create function find_works(maker int, "mood" mood default 'sad', variadic tags text[] default '{}')
  returns setof works language sql stable as 'select * from works';
comment on function find_works(int, mood, text[]) is E'Finds works\\nBy their maker';
create function keep(work int) returns void language sql as '';
create function keep(work int, why json, days int[] default null) returns void language sql as '';
create function secret() returns int language sql stable as 'select 1';
create function before_row() returns trigger language plpgsql as 'begin return new; end';
create function root() returns json language sql stable as $$ select '{"swagger":"2.0"}'::json $$;
create schema shop;
create table shop.goods (id int primary key);
revoke execute on all functions in schema public from public;
grant select, insert, update, delete on works, makers to anon;
grant select (work) on works_view to anon;
grant select on counted, a_makers to anon;
grant execute on function find_works, keep(int), keep(int, json, int[]), before_row, root to anon;
grant usage on schema shop to anon;
grant select on shop.goods to anon;
`,
  { openApiMode: 'follow-privileges', schemas: ['public', 'shop'] },
);

type Node = Record<string, unknown>;
type Document = {
  info: Node;
  paths: Record<string, Record<string, Node>>;
  definitions: Record<string, Node>;
  parameters: Record<string, Node>;
};

const asAnon = { apikey: platform.keys.anonKey };
const read = async (headers: Record<string, string> = asAnon) =>
  (await call('GET', '/', { headers })).body as Document & Node;
const document = await read();
const works = document.definitions['works'] as { properties: Record<string, Node> };

/** The same database under other settings. */
async function callWith(rest: RestOptions, method = 'GET', headers: Record<string, string> = {}) {
  const response = await createPlatform(platform.deps, {}, { rest }).fetch(
    new Request('http://localhost/rest/v1/', { method, headers: { ...asAnon, ...headers } }),
  );
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : (JSON.parse(text) as Document & Node),
  };
}

describe('the OpenAPI document at the root', () => {
  it('answers with and without the slash, to HEAD and to OPTIONS', async () => {
    for (const path of ['', '/']) {
      const found = await call('GET', path, { headers: asAnon });
      expect([found.status, found.headers.get('content-type')]).toEqual([
        200,
        'application/openapi+json; charset=utf-8',
      ]);
      expect(found.headers.get('content-profile')).toBe('public');
      expect(found.body).toEqual(document);
      const head = await call('HEAD', path, { headers: asAnon });
      expect([head.status, head.text, head.headers.get('content-type')]).toEqual([
        200,
        '',
        'application/openapi+json; charset=utf-8',
      ]);
    }
    const { headers } = await call('OPTIONS', '/');
    expect([headers.get('allow'), headers.get('content-length')]).toEqual([
      'OPTIONS,GET,HEAD',
      '0',
    ]);
    const posted = await call('POST', '/', { body: {} });
    expect([posted.status, posted.body]).toMatchObject([405, { code: 'PGRST117' }]);
  });

  it('is what the client reads', async () => {
    const { rest } = platform.client() as unknown as {
      rest: { getOpenApiSpec(): Promise<{ data: unknown; error: unknown }> };
    };
    expect(await rest.getOpenApiSpec()).toMatchObject({ data: document, error: null });
  });

  it('is the only representation', async () => {
    const accepted = async (accept: string) =>
      (await call('GET', '/', { headers: { ...asAnon, accept } })).status;
    expect(await accepted('application/openapi+json')).toBe(200);
    expect(await accepted('text/csv, application/json;q=0.1')).toBe(200);
    const refused = await call('GET', '/', { headers: { ...asAnon, accept: 'text/csv' } });
    expect([refused.status, refused.body]).toMatchObject([406, { code: 'PGRST107' }]);
    expect(
      (await call('GET', '/makers', { headers: { ...asAnon, accept: 'application/openapi+json' } }))
        .status,
    ).toBe(406);
  });

  it('names the interface, its address and what every request may carry', () => {
    expect(document).toMatchObject({
      swagger: '2.0',
      info: { title: 'Works of the agency', description: 'What it makes\nand for whom' },
      host: 'localhost:80',
      basePath: '/rest/v1/',
      schemes: ['http'],
      externalDocs: { url: 'https://postgrest.org/en/v14/references/api.html' },
    });
    expect(document.parameters['rangeUnit']).toEqual({
      name: 'Range-Unit',
      in: 'header',
      description: 'Limiting and Pagination',
      required: false,
      type: 'string',
      default: 'items',
    });
    expect(document.parameters['preferParams']).not.toHaveProperty('enum');
    expect(document).not.toHaveProperty('security');
  });

  it('names what the caller may use, of the schema asked for', async () => {
    const paths = Object.keys(document.paths).sort();
    const own = [
      '/',
      '/a_makers',
      '/counted',
      '/makers',
      '/rpc/find_works',
      '/rpc/keep',
      '/rpc/root',
      '/works',
      '/works_view',
    ];
    expect(paths).toEqual(own);
    expect(Object.keys(document.definitions).sort()).toEqual([
      'a_makers',
      'counted',
      'makers',
      'works',
      'works_view',
    ]);
    const shop = await read({ ...asAnon, 'accept-profile': 'shop' });
    expect([Object.keys(shop.paths), shop.info]).toEqual([
      ['/', '/goods'],
      expect.objectContaining({ title: 'PostgREST API' }),
    ]);
    expect((await call('GET', '/', { headers: { 'accept-profile': 'auth' } })).body).toMatchObject({
      code: 'PGRST106',
    });
  });

  it('names everything where privileges are to be ignored', async () => {
    const { paths } = (await callWith({ openApiMode: 'ignore-privileges' })).body as Document;
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/hidden', '/projects', '/rpc/secret', '/rpc/add']),
    );
    expect(Object.keys(paths)).not.toContain('/rpc/before_row');
  });
});

describe('tables in the document', () => {
  it('have methods, of which those that change only where something can be changed', () => {
    const refer = (...names: string[]) => names.map((name) => ({ $ref: `#/parameters/${name}` }));
    const paging = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'];
    expect(document.paths['/works']?.['get']).toMatchObject({
      tags: ['works'],
      summary: 'What was made',
      description: 'One row each',
      responses: {
        200: { schema: { type: 'array', items: { $ref: '#/definitions/works' } } },
        206: { description: 'Partial Content' },
      },
    });
    expect(document.paths['/makers']).toEqual({
      get: expect.objectContaining({
        parameters: refer('rowFilter.makers.id', 'rowFilter.makers.name', ...paging),
      }),
      post: {
        tags: ['makers'],
        parameters: refer('body.makers', 'select', 'preferPost'),
        responses: { 201: { description: 'Created' } },
      },
      patch: expect.objectContaining({
        parameters: refer(
          'rowFilter.makers.id',
          'rowFilter.makers.name',
          'body.makers',
          'preferReturn',
        ),
        responses: { 204: { description: 'No Content' } },
      }),
      delete: expect.objectContaining({
        parameters: refer('rowFilter.makers.id', 'rowFilter.makers.name', 'preferReturn'),
      }),
    });
    expect(Object.keys(document.paths['/counted'] ?? {})).toEqual(['get']);
    expect(document.parameters['rowFilter.works.maker_id']).toMatchObject({
      name: 'maker_id',
      in: 'query',
      description: 'Who made it',
    });
    expect(document.parameters['body.works']).toMatchObject({
      in: 'body',
      schema: { $ref: '#/definitions/works' },
    });
  });

  it('have columns with types, defaults, values and comments', () => {
    expect(document.definitions['works']).toMatchObject({
      type: 'object',
      description: 'What was made\n\nOne row each',
      required: ['id', 'mood'],
    });
    const { id: _id, maker_id: _maker, twin_id: _twin, ...plain } = works.properties;
    expect(plain).toEqual({
      mood: { type: 'string', format: 'public.mood', enum: ['glad', 'sad'], default: 'glad' },
      code: { type: 'string', format: 'character', maxLength: 3 },
      label: {
        type: 'string',
        format: 'character varying',
        maxLength: 40,
        description: 'What it is called',
      },
      size: { type: 'integer', format: 'int64', default: 42 },
      ready: { type: 'boolean', format: 'boolean', default: false },
      share: { type: 'number', format: 'numeric', default: 10 },
      made: { type: 'string', format: 'date', default: '2020-01-01' },
      facts: { format: 'jsonb' },
      tags: { type: 'array', format: 'text[]', items: { type: 'string' } },
      upper_label: { type: 'string', format: 'text' },
    });
  });

  it('tell keys, of tables rather than of views, and only where the key is held', () => {
    const key = 'Note:\nThis is a Primary Key.<pk/>';
    const toMaker = "Note:\nThis is a Foreign Key to `makers.id`.<fk table='makers' column='id'/>";
    expect(works.properties).toMatchObject({
      id: { type: 'integer', format: 'int32', description: key },
      maker_id: { description: `Who made it\n\n${toMaker}` },
      twin_id: {
        description: "Note:\nThis is a Foreign Key to `works.id`.<fk table='works' column='id'/>",
      },
    });
    expect(document.definitions['works_view']).toEqual({
      type: 'object',
      properties: {
        work: { type: 'integer', format: 'int32', description: key },
        maker_id: { type: 'integer', format: 'int32', description: toMaker },
      },
    });
  });
});

describe('functions in the document', () => {
  it('that change nothing are read with parameters in the address', () => {
    const { get, post } = document.paths['/rpc/find_works'] ?? {};
    expect(get).toMatchObject({
      tags: ['(rpc) find_works'],
      summary: 'Finds works',
      description: 'By their maker',
    });
    expect(get?.['parameters']).toEqual([
      { name: 'maker', in: 'query', required: true, type: 'integer', format: 'int32' },
      { name: 'mood', in: 'query', required: false, type: 'string', format: 'mood' },
      {
        name: 'tags',
        in: 'query',
        required: false,
        type: 'array',
        collectionFormat: 'multi',
        items: { type: 'string', format: 'text' },
      },
    ]);
    expect(post?.['parameters']).toMatchObject([
      {
        name: 'args',
        in: 'body',
        required: true,
        schema: { type: 'object', required: ['maker'], description: 'Finds works\nBy their maker' },
      },
      { $ref: '#/parameters/preferParams' },
    ]);
  });

  it('that may change something are posted; the overload with the most parameters is told', () => {
    expect(Object.keys(document.paths['/rpc/keep'] ?? {})).toEqual(['post']);
    expect(document.paths['/rpc/keep']?.['post']?.['parameters']).toMatchObject([
      {
        schema: {
          properties: {
            work: { type: 'integer', format: 'int32' },
            why: { format: 'json' },
            days: { type: 'array', format: 'integer[]', items: { type: 'integer' } },
          },
          required: ['work', 'why'],
        },
      },
      {},
    ]);
    expect(document.paths['/rpc/root']?.['get']).not.toHaveProperty('parameters');
  });
});

describe('settings of the document', () => {
  it('is off unless asked for', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST'])
      expect((await callWith({}, method)).status).toBe(404);
    expect((await callWith({}, 'GET', { accept: 'application/openapi+json' })).body).toEqual({
      code: 'PGRST126',
      details: null,
      hint: null,
      message: 'Root endpoint metadata is disabled',
    });
    expect((await callWith({ rootSpec: 'root' })).body).toMatchObject({ code: 'PGRST126' });
  });

  it('names another address and asks for a token', async () => {
    const settings = {
      openApiMode: 'follow-privileges',
      openApiServerProxyUri: 'https://api.example.org/v1',
      openApiSecurityActive: true,
    } as const;
    const { body, headers } = await callWith(settings);
    expect(headers.get('content-profile')).toBeNull();
    expect(body).toMatchObject({
      host: 'api.example.org:443',
      basePath: '/v1',
      schemes: ['https'],
      security: [{ JWT: [] }],
      securityDefinitions: { JWT: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    });
  });

  it('leaves the root to a function', async () => {
    const settings = { openApiMode: 'follow-privileges', rootSpec: 'public.root' } as const;
    expect((await callWith(settings)).body).toEqual({ swagger: '2.0' });
    expect((await callWith(settings, 'OPTIONS')).headers.get('allow')).toBe(
      'OPTIONS,GET,HEAD,POST',
    );
  });
});
