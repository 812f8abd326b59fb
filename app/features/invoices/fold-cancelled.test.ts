import { expect, it } from 'vitest';
import { foldCancelled } from './fold-cancelled.ts';

it('makes one row of an invoice and of what cancels it, but not of one that is not listed', () => {
  const rows = [
    { id: 'c', number: 'RE-3', cancels: 'not found' },
    { id: 'b', number: 'RE-2', cancels: 'a' },
    { id: 'a', number: 'RE-1', cancels: null },
    { id: 'd', number: 'RE-4', cancels: null },
  ] as const;
  expect(foldCancelled(rows).map(({ id, cancelledBy }) => [id, cancelledBy?.number])).toEqual([
    ['c', undefined],
    ['a', 'RE-2'],
    ['d', undefined],
  ]);
});
