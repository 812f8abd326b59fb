import { expect, it } from 'vitest';
import { tellRest } from './use-today-work.ts';

const rows = [{ due_on: '2026-11-02' }, { due_on: '2026-11-20' }];

it('says in one row how many more there are than the database names', () => {
  const tell = (count: number) =>
    tellRest({ count, rows }, ['Rechnung', 'Rechnungen'], 'money', '/admin/rechnungen');
  expect(tell(2)).toEqual([]);
  expect(tell(3)).toMatchObject([{ who: '1 weitere', what: 'Rechnung' }]);
  expect(tell(5)).toMatchObject([{ who: '3 weitere', what: 'Rechnungen', due: '2026-11-20' }]);
});
