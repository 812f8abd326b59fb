import { expect, it } from 'vitest';
import { addDurations } from './add-durations.ts';

it.each([
  [['1 Tag', '3 Tage', '2 Tage', '3 Tage', '1 Tag'], '10 Tage'],
  [['1 Tag'], '1 Tag'],
  [['2 Tage', '1 Woche'], '2 Tage und 1 Woche'],
  [['1 Tag', '1 bis 3 Wochen', '1 Woche', '1 Tag'], '2 Tage und 2 bis 4 Wochen'],
  [['2 Tage', 'nach 8 Wochen'], null],
  [[], null],
])('%j take %s', (durations, total) => {
  expect(addDurations(durations)).toBe(total);
});
