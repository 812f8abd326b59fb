import { expect, test } from 'vitest';
import { formatPayback } from './format-roi.ts';

test.each([
  [null, 'nicht absehbar'],
  [0, 'sofort'],
  [0.4, 'unter 1 Monat'],
  [1.04, '1 Monat'],
  [1.06, '1,1 Monate'],
  [36, '36 Monate'],
  [48, '4 Jahre'],
])('a payback after %s months reads %s', (months, text) => {
  expect(formatPayback(months)).toBe(text);
});
