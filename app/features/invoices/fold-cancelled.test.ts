import { expect, it } from 'vitest';
import { foldCancelled } from './fold-cancelled.ts';

it('makes one row of an invoice and of what cancels it, but not of one that is not listed', () => {
  const rows = [
    { id: 'c', number: 'RE-3', state: 'cancellation', cancels: 'not found' },
    { id: 'b', number: 'RE-2', state: 'cancellation', cancels: 'a' },
    { id: 'a', number: 'RE-1', state: 'cancelled', cancels: null },
    { id: 'd', number: 'RE-4', state: 'open', cancels: null },
  ] as const;
  expect(foldCancelled(rows).map(({ id, cancelledBy }) => [id, cancelledBy?.number])).toEqual([
    ['c', undefined],
    ['a', 'RE-2'],
    ['d', undefined],
  ]);
});
