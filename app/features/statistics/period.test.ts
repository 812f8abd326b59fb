import { expect, it } from 'vitest';
import { countDays, findPeriodProblem, periodBefore, readPart, readPeriod } from './period.ts';

const read = (address: string) => readPeriod(new URLSearchParams(address), '2026-11-25').period;

it.each([
  ['', '2026-10-27', '2026-11-25'],
  ['zeitraum=7', '2026-11-19', '2026-11-25'],
  ['zeitraum=monat', '2026-11-01', '2026-11-25'],
  ['zeitraum=vormonat', '2026-10-01', '2026-10-31'],
  ['zeitraum=jahr', '2026-01-01', '2026-11-25'],
  ['zeitraum=eigen&von=2026-02-27&bis=2026-03-02', '2026-02-27', '2026-03-02'],
  ['zeitraum=eigen&von=2026-03-02&bis=2026-02-27', '2026-10-27', '2026-11-25'],
  ['zeitraum=eigen&von=2026-02-30&bis=2026-03-02', '2026-10-27', '2026-11-25'],
  ['zeitraum=eigen&von=2026-11-26&bis=2026-11-27', '2026-10-27', '2026-11-25'],
  ['zeitraum=eigen&von=gestern', '2026-10-27', '2026-11-25'],
  ['zeitraum=__proto__', '2026-10-27', '2026-11-25'],
])('reads the period of ?%s', (address, from, to) => {
  expect(read(address)).toEqual({ from, to });
});

it('compares with as many days before, over months and the clock change', () => {
  expect(periodBefore({ from: '2026-11-01', to: '2026-11-25' })).toEqual({
    from: '2026-10-07',
    to: '2026-10-31',
  });
  expect(countDays({ from: '2026-10-01', to: '2026-10-31' })).toBe(31);
  expect(periodBefore({ from: '2027-03-28', to: '2027-03-28' })).toEqual({
    from: '2027-03-27',
    to: '2027-03-27',
  });
});

it.each([
  ['2026-01-01', '2026-02-01', null],
  ['2026-11-25', '2026-11-30', null],
  ['', '2026-02-01', /ersten/],
  ['2026-02-02', '2026-02-01', /vor dem ersten/],
  ['2020-01-01', '2026-02-01', /höchstens/],
  ['2026-11-26', '2026-11-27', /Zukunft/],
])('says what is wrong with the days from %s to %s', (from, to, words) => {
  const problem = findPeriodProblem({ from, to }, '2026-11-25');
  if (words) expect(problem).toMatch(words);
  else expect(problem).toBeNull();
});

it.each([
  ['', 'besuche'],
  ['teil=technik', 'technik'],
  ['teil=constructor', 'besuche'],
])('shows the part of the address "%s": %s', (address, part) =>
  expect(readPart(new URLSearchParams(address))).toBe(part),
);
