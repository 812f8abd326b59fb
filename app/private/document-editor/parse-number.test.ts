import { expect, test } from 'vitest';
import { parseGermanNumber } from './parse-number.ts';

test.each([
  ['1.290,50', 1290.5],
  ['1290.5', 1290.5],
  ['1.290', 1290],
  ['1.290.000', 1_290_000],
  ['-50', -50],
  ['−12,5', -12.5],
  [' 85,00 € ', 85],
  ['19 %', 19],
  ['', null],
  ['abc', null],
  ['1,234', null],
  ['1,2,3', null],
])('%s', (text, number) => {
  expect(parseGermanNumber(text)).toBe(number);
});
