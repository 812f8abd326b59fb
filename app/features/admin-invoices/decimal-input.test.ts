import { expect, it } from 'vitest';
import { parseDecimal } from './decimal-input.tsx';

it.each([
  ['1.290,50 €', 1290.5],
  ['1290.50', 1290.5],
  ['-5', -5],
  ['−5,5', -5.5],
  ['10 %', 10],
  ['', null],
  ['1,2,3', null],
  ['zehn', null],
])('%s is %s', (text, value) => expect(parseDecimal(text)).toBe(value));
