import { expect, it } from 'vitest';
import { tellRest } from './use-today-work.ts';

const rows = [{ due_on: '2026-11-02' }, { due_on: '2026-11-20' }];

it('says in one row how many more there are than the database names', () => {
  expect(tellRest({ count: 2, rows }, 'Rechnungen', 'money', '/admin/rechnungen')).toEqual([]);
  expect(tellRest({ count: 5, rows }, 'Rechnungen', 'money', '/admin/rechnungen')).toMatchObject([
    { who: '3 weitere', what: 'Rechnungen', due: '2026-11-20' },
  ]);
});
