import { expect, it } from 'vitest';
import { foldCancelled } from './fold-cancelled.ts';

it('makes one row of an invoice and of what cancels it, but not of one that is not listed', () => {
  const rows = [
    { id: 'c', number: 'RE-3', state: 'cancellation' },
    { id: 'b', number: 'RE-2', state: 'cancellation' },
    { id: 'a', number: 'RE-1', state: 'cancelled' },
    { id: 'd', number: 'RE-4', state: 'open' },
  ] as const;
  const cancels = new Map([
    ['b', 'a'],
    ['c', 'on another page'],
  ]);
  expect(
    foldCancelled(rows, cancels).map(({ id, cancelledBy }) => [id, cancelledBy?.number]),
  ).toEqual([
    ['c', undefined],
    ['a', 'RE-2'],
    ['d', undefined],
  ]);
});
