// @database postgres
import { describe, expect, it } from 'vitest';
import { openRest } from '#tests/support/rest.ts';

const { call, get } = await openRest();

describe('functions', () => {
  it('takes forms, single OUT parameters and records', async () => {
    expect(
      (
        await call('POST', '/rpc/add', {
          body: 'a=1&b=5',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).body,
    ).toBe(6);
    expect(await get('/rpc/double?n=4')).toEqual({ result: 8 });
    expect(await get('/rpc/join_all?word=a&word=b')).toBe('a b');
    expect(await get('/rpc/some_record')).toEqual({ id: 1, name: 'Berg' });
  });

  it('takes named arguments by POST and GET, and filters what they return', async () => {
    expect([
      await get('/rpc/add?a=1'),
      (await call('POST', '/rpc/add', { body: { a: 1, b: 2 } })).body,
    ]).toEqual([11, 3]);
    expect(
      (
        await call(
          'POST',
          '/rpc/get_projects?select=id,clients(name),loud_name&id=in.(2,3)&order=id.desc',
          { body: {} },
        )
      ).body,
    ).toEqual([
      { id: 3, clients: { name: 'Tal' }, loud_name: 'IOS' },
      { id: 2, clients: { name: 'Berg' }, loud_name: 'W10' },
    ]);
    expect(await get('/rpc/numbers?n=3&x=gt.1')).toEqual([
      { x: 2, y: '2' },
      { x: 3, y: '3' },
    ]);
    expect(await get('/rpc/one_project?pid=1&select=name')).toEqual({ name: 'W7' });
    expect((await call('POST', '/rpc/echo', { body: { any: ['thing'] } })).body).toEqual({
      any: ['thing'],
    });
    expect((await call('POST', '/rpc/nothing')).status).toBe(204);
    for (const method of ['POST', 'GET', 'HEAD'])
      expect([method, (await call(method, '/rpc/guarded')).status]).toEqual([method, 500]);
    expect((await call('GET', '/rpc/add?a=1', { headers: { accept: 'text/plain' } })).status).toBe(
      406,
    );
  });

  it('lets SQL decide status and headers, and raise its own errors', async () => {
    const answered = await call('POST', '/rpc/answer', { headers: { 'x-asked': '!' } });
    expect([
      answered.status,
      answered.headers.get('x-one'),
      answered.headers.get('x-two'),
      answered.body,
    ]).toEqual([202, '1', '2', 'POST!']);
    expect(await call('POST', '/rpc/teapot')).toMatchObject({
      status: 418,
      body: { code: 'PT418', details: null, hint: 'tea', message: 'teapot' },
    });
    const custom = await call('POST', '/rpc/custom');
    expect([custom.status, custom.headers.get('x-why'), custom.body]).toEqual([
      402,
      'money',
      { code: '123', details: null, hint: null, message: 'No' },
    ]);
  });

  it('answers in the time zone that is wished for, and passes over one that is none unless that is to be strict', async () => {
    const wish = (preference: string) =>
      call('GET', '/rpc/zone', { headers: { prefer: preference } });
    const own = (await call('GET', '/rpc/zone')).body;
    const berlin = await wish('timezone=Europe/Berlin');
    expect([berlin.body, berlin.headers.get('preference-applied')]).toEqual([
      'Europe/Berlin',
      'timezone=Europe/Berlin',
    ]);
    for (const none of ['Mars/Olympus', '+05:00', '']) {
      const answer = await wish(`handling=lenient, timezone=${none}`);
      expect([answer.status, answer.body, answer.headers.get('preference-applied')]).toEqual([
        200,
        own,
        'handling=lenient',
      ]);
      expect(await wish(`handling=strict, timezone=${none}`)).toMatchObject({
        status: 400,
        body: { code: 'PGRST122' },
      });
    }
  });

  it('refuses headers that are none', async () => {
    expect(await call('POST', '/rpc/bad_header')).toMatchObject({
      status: 500,
      body: { code: 'PGRST111' },
    });
  });

  it('reads only with GET', async () => {
    expect(await call('GET', '/rpc/add_task?task=x')).toMatchObject({
      status: 405,
      body: { code: '25006' },
    });
    expect(await call('PATCH', '/rpc/add_task')).toMatchObject({
      status: 405,
      body: { code: 'PGRST101' },
    });
  });

  it('names what it did not find', async () => {
    expect((await call('POST', '/rpc/ad', { body: { a: 1 } })).body).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.ad(a) in the schema cache',
    });
    expect((await call('GET', '/project')).body).toMatchObject({
      code: 'PGRST205',
      hint: "Perhaps you meant the table 'public.projects'",
    });
  });
});
