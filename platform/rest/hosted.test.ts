// @database postgres
import { expect, it } from 'vitest';
import { openRest } from '#tests/support/rest.ts';

const { call, ids } = await openRest('', {
  maxRows: 3,
  aggregatesEnabled: false,
  safeUpdates: true,
});

it('refuses changes and deletions without a filter, as hosted projects do', async () => {
  for (const [method, verb] of [
    ['PATCH', 'UPDATE'],
    ['DELETE', 'DELETE'],
  ] as const) {
    const body = method === 'PATCH' ? { body: { name: 'all' } } : {};
    const refused = await call(method, '/tasks', body);
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ code: '21000', message: `${verb} requires a WHERE clause` }),
    ]);
    expect((await call(method, '/tasks?name=eq.nothing', body)).status).toBe(204);
  }
});

it('sums nothing up and limits rows', async () => {
  const sum = await call('GET', '/projects?select=budget.sum()');
  expect([sum.status, sum.body]).toEqual([400, expect.objectContaining({ code: 'PGRST123' })]);
  expect(await ids('id=gt.0')).toEqual([1, 2, 3]);
  expect(((await call('GET', '/rpc/numbers?n=9')).body as unknown[]).length).toBe(3);
});
