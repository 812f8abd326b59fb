// @database postgres
import { describe, expect, it } from 'vitest';
import { openRest } from '#tests/support/rest.ts';

const { call, get, returning } = await openRest();

describe('changes', () => {
  it('inserts from JSON, CSV and forms, with defaults and location', async () => {
    expect(
      (
        await call('POST', '/tasks?select=name,projects(name)', {
          body: { name: 'x', project_id: 3 },
          headers: returning(),
        })
      ).body,
    ).toEqual([{ name: 'x', projects: { name: 'IOS' } }]);
    expect(
      (await call('POST', '/tasks?select=name', { body: [{}, {}], headers: returning() })).body,
    ).toEqual([{ name: 'new' }, { name: 'new' }]);
    expect(
      (
        await call('POST', '/tasks?columns=name,project_id&select=name', {
          body: [{ name: 'a' }, { project_id: 1 }],
          headers: returning(',missing=default'),
        })
      ).body,
    ).toEqual([{ name: 'a' }, { name: 'new' }]);
    const csv = await call('POST', '/clients', {
      body: 'id,name\n70,"a,""b"""\n71,c',
      headers: { ...returning(), 'content-type': 'text/csv' },
    });
    expect(csv.body).toEqual([
      { id: 70, name: 'a,"b"' },
      { id: 71, name: 'c' },
    ]);
    const form = await call('POST', '/clients', {
      body: 'id=72&name=d+e',
      headers: {
        prefer: 'return=headers-only',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect([form.status, form.headers.get('location'), form.text]).toEqual([
      201,
      '/clients?id=eq.72',
      '',
    ]);
    expect(
      (
        await call('DELETE', '/clients?id=gte.70', { headers: { prefer: 'count=exact' } })
      ).headers.get('content-range'),
    ).toBe('*/3');
  });

  it('keeps all digits of numbers', async () => {
    expect(
      (
        await call('PATCH', '/projects?id=eq.4&select=budget', {
          body: '{"budget": 12345678901234567890.123456789}',
          headers: returning(),
        })
      ).text,
    ).toBe('[{"budget":12345678901234567890.123456789}]');
  });

  it('upserts: 201 for new rows, 200 for merged ones', async () => {
    const upsert = (name: string, id: number, resolution = 'merge') =>
      call('POST', '/clients', {
        body: [{ id, name }],
        headers: returning(`,resolution=${resolution}-duplicates`),
      });
    expect([(await upsert('New', 80)).status, (await upsert('Newer', 80)).status]).toEqual([
      201, 200,
    ]);
    expect((await upsert('Ignored', 80, 'ignore')).body).toEqual([]);
    expect(await get('/clients?id=eq.80')).toEqual([{ id: 80, name: 'Newer' }]);
    expect(
      (
        await call('PUT', '/clients?id=eq.80', {
          body: { id: 80, name: 'Put' },
          headers: returning(),
        })
      ).body,
    ).toEqual([{ id: 80, name: 'Put' }]);
    expect(
      (await call('PUT', '/clients?id=eq.80', { body: { id: 81, name: 'Put' } })).body,
    ).toMatchObject({ code: 'PGRST115' });
    expect(
      (await call('PUT', '/clients?name=eq.x', { body: { id: 81, name: 'Put' } })).status,
    ).toBe(405);
    await call('DELETE', '/clients?id=eq.80');
  });

  it('keeps nothing beyond max-affected or with tx=rollback', async () => {
    const many = await call('PATCH', '/tasks?id=lte.2', {
      body: { name: 'z' },
      headers: { prefer: 'handling=strict,max-affected=1' },
    });
    expect(many.body).toMatchObject({ code: 'PGRST124', details: 'The query affects 2 rows' });
    const undone = await call('PATCH', '/tasks?id=eq.1&select=name', {
      body: { name: 'z' },
      headers: returning(',tx=rollback'),
    });
    expect([undone.body, undone.headers.get('preference-applied')]).toEqual([
      [{ name: 'z' }],
      'return=representation, tx=rollback',
    ]);
    expect(await get('/tasks?select=name&name=eq.z')).toEqual([]);
    expect(
      (await call('GET', '/tasks', { headers: { prefer: 'handling=strict, anything=goes' } })).body,
    ).toMatchObject({
      code: 'PGRST122',
    });
  });

  it('refuses bad bodies', async () => {
    for (const [body, code] of [
      ['{bad', 'PGRST102'],
      ['[{"id":1},{"name":"x"}]', 'PGRST102'],
      ['{"id":1,"bad":1}', 'PGRST204'],
      ['{"id":1,"name":"dup"}', '23505'],
      ['{"id":3}', '23502'],
      ['', 'PGRST102'],
      [`{"id":1,"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'PGRST102'],
    ])
      expect((await call('POST', '/clients', { body })).body).toMatchObject({ code });
  });
});
