// @database postgres
import { describe, expect, it } from 'vitest';
import { openRest } from '#tests/support/rest.ts';

const { call, get, returning } = await openRest(`
set client_min_messages = error;
create domain hue as int;
create function hue(text) returns hue language sql immutable as $$
  select ('x' || lpad(ltrim($1, '#'), 8, '0'))::bit(32)::int::hue $$;
create function hue(json) returns hue language sql immutable as $$ select public.hue($1 #>> '{}')
  $$;
create function "json"(hue) returns json language sql immutable as $$
  select to_json('#' || lpad(to_hex($1), 6, '0')) $$;
create cast (hue as json) with function "json"(hue) as implicit;
create cast (json as hue) with function hue(json) as implicit;
create cast (text as hue) with function hue(text) as implicit;
create table paints (id int primary key, tone hue default 255, note text);
create table walls (id int primary key, paint_id int references paints);
insert into paints values (1, 255, 'blue'), (2, 65280, null);
insert into walls values (1, 2);

create domain "text/tab-separated-values" as text;
create domain "image/png" as bytea;
create domain "*/*" as bytea;
create domain "text/csv" as text;
create domain "application/json" as json;
create domain "application/vnd.pgrst.object" as json;
create function add_line(state text, next walls) returns "text/tab-separated-values" language
  sql as $$ select state || next.id || E'\\t' || next.paint_id || E'\\n' $$;
create aggregate write_lines(walls) (initcond = '', stype = "text/tab-separated-values",
  sfunc = add_line);
create function add_any(state text, next anyelement) returns "text/csv" language sql as $$
  select state || next::text || ';' $$;
create aggregate write_any(anyelement) (initcond = '', stype = "text/csv", sfunc = add_any);
create function add_none(state "application/vnd.pgrst.object", next anyelement) returns
  "application/vnd.pgrst.object" language sql as 'select $1';
create aggregate write_object(anyelement) (initcond = '{"taken":"over"}',
  stype = "application/vnd.pgrst.object", sfunc = add_none);
create function dot() returns "image/png" language sql stable as $$ select '\\x89ff00'::bytea $$;
create function no_dot() returns "image/png" language sql stable as 'select null::bytea';
create function dots() returns setof "image/png" language sql stable as $$ select '\\x89'::bytea $$;
create function anything() returns "*/*" language sql as $$
  select set_config('response.headers', '[{"Content-Type": "app/groucho"}]', true);
    select '\\x01'::bytea $$;
grant all on paints, walls to service_role;
grant execute on all functions in schema public to service_role;
`);

const accept = (type: string) => ({ headers: { accept: type } });

describe('domains with casts of their own', () => {
  it('are shown by their cast to JSON: named, renamed, in a star, embedded, cast further', async () => {
    expect(await get('/paints?select=id,tone&id=eq.1')).toEqual([{ id: 1, tone: '#0000ff' }]);
    expect(await get('/paints?select=colour:tone,text:tone::text&id=eq.1')).toEqual([
      { colour: '#0000ff', text: '"#0000ff"' },
    ]);
    expect(await get('/paints?id=eq.1')).toEqual([{ id: 1, tone: '#0000ff', note: 'blue' }]);
    expect(await get('/walls?select=id,paints(*)')).toEqual([
      { id: 1, paints: { id: 2, tone: '#00ff00', note: null } },
    ]);
    expect(await get('/walls?select=id,...paints(*)')).toEqual([
      { id: 2, tone: '#00ff00', note: null },
    ]);
    expect(await get('/paints?select=tone,id.count()&order=tone')).toEqual([
      { tone: '#0000ff', count: 1 },
      { tone: '#00ff00', count: 1 },
    ]);
  });

  it('are compared by their cast from text', async () => {
    const found = async (filter: string) =>
      ((await get(`/paints?select=id&order=id&${filter}`)) as { id: number }[]).map(({ id }) => id);
    expect(await found(`tone=eq.${encodeURIComponent('#00ff00')}`)).toEqual([2]);
    expect(await found('tone=neq.00ff00')).toEqual([1]);
    expect(await found('tone=in.(00ff00,0000ff)')).toEqual([1, 2]);
    expect(await found('tone=not.in.(00ff00)')).toEqual([1]);
    expect(await found('tone=eq(any).{00ff00}')).toEqual([2]);
    expect(await found('tone=isdistinct.00ff00')).toEqual([1]);
    expect(await found('tone=is.null')).toEqual([]);
    const hostile = await call(
      'GET',
      `/paints?tone=eq.${encodeURIComponent(`'; drop table paints; --`)}`,
    );
    expect(hostile.status).toBe(400);
  });

  it('are written by their cast from JSON', async () => {
    const written = await call('POST', '/paints', {
      body: [{ id: 3, tone: '#ff0000' }],
      headers: returning(),
    });
    expect([written.status, written.body]).toEqual([201, [{ id: 3, tone: '#ff0000', note: null }]]);
    const changed = await call('PATCH', '/paints?id=eq.3&select=tone', {
      body: { tone: '#ffff00' },
      headers: returning(),
    });
    expect(changed.body).toEqual([{ tone: '#ffff00' }]);
    const merged = await call('POST', '/paints', {
      body: { id: 3, tone: '#000001' },
      headers: returning(',resolution=merge-duplicates,missing=default'),
    });
    expect(merged.body).toEqual([{ id: 3, tone: '#000001', note: null }]);
    expect((await call('DELETE', '/paints?id=eq.3')).status).toBe(204);
  });
});

describe('domains named after media types', () => {
  it('write the rows of their table by an aggregate, unless other columns are asked for', async () => {
    const lines = await call('GET', '/walls', accept('text/tab-separated-values'));
    expect([lines.status, lines.headers.get('content-type'), lines.text]).toEqual([
      200,
      'text/tab-separated-values',
      '1\t2\n',
    ]);
    expect(
      (await call('GET', '/walls?select=id', accept('text/tab-separated-values'))).status,
    ).toBe(406);
    expect((await call('GET', '/clients', accept('text/tab-separated-values'))).status).toBe(406);
  });

  it('write any rows by an aggregate over anyelement, in place of CSV, but not in place of PostgREST’s own types', async () => {
    const any = await call('GET', '/walls?select=paint_id,id', accept('text/csv'));
    expect([any.headers.get('content-type'), any.text]).toEqual([
      'text/csv; charset=utf-8',
      '(2,1);',
    ]);
    expect(
      (await call('GET', '/rpc/get_projects?select=id&id=eq.1', accept('text/csv'))).text,
    ).toBe('(1);');
    expect((await call('GET', '/walls', accept('application/vnd.pgrst.object+json'))).body).toEqual(
      { id: 1, paint_id: 2 },
    );
  });

  it('send the value of a function as it is', async () => {
    const dot = await call('GET', '/rpc/dot', accept('text/html,image/png;q=0.9,*/*;q=0.8'));
    expect([dot.headers.get('content-type'), dot.headers.get('content-length')]).toEqual([
      'image/png',
      null,
    ]);
    expect((await call('GET', '/rpc/no_dot', accept('image/png'))).text).toBe('');
    expect((await call('GET', '/rpc/dots', accept('image/png'))).status).toBe(406);
    expect((await call('GET', '/rpc/dot', accept('text/html'))).status).toBe(406);
    const anything = await call('GET', '/rpc/anything', accept('image/boingo'));
    expect([anything.status, anything.headers.get('content-type'), anything.text]).toEqual([
      200,
      'app/groucho',
      '\u0001',
    ]);
  });
});
