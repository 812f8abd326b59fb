import { expect, it } from 'vitest';
import { addWorkingHours, workingHoursBetween } from './business-time.ts';

it.each([
  ['a Wednesday', '2026-11-18T10:00:00Z', '2026-11-19T10:00:00Z'],
  ['a Friday: the weekend does not count', '2026-11-20T10:00:00Z', '2026-11-23T10:00:00Z'],
  [
    'a Saturday: counted from Monday, 09:00 in Berlin',
    '2026-11-21T10:00:00Z',
    '2026-11-24T08:00:00Z',
  ],
  [
    'the same to the millisecond, whenever on Saturday',
    '2026-11-21T10:00:00.750Z',
    '2026-11-24T08:00:00Z',
  ],
  ['the same in summer', '2026-07-25T10:00:00Z', '2026-07-28T07:00:00Z'],
  ['late on the Sunday on which the clocks change', '2026-10-25T22:30:00Z', '2026-10-27T08:00:00Z'],
  ['Sunday 23:30 UTC is Monday in Berlin', '2026-11-22T23:30:00Z', '2026-11-23T23:30:00Z'],
])('promises an answer within 24 hours of work: %s', (_, from, until) => {
  expect(addWorkingHours(new Date(from), 24)).toEqual(new Date(until));
});

it.each([
  ['within a day', '2026-11-18T10:00:00Z', '2026-11-18T12:30:00Z', 2.5],
  ['over a weekend', '2026-11-20T10:00:00Z', '2026-11-23T10:00:00Z', 24],
  [
    'answered on the weekend: Friday counts to midnight',
    '2026-11-20T20:00:00Z',
    '2026-11-22T12:00:00Z',
    3,
  ],
  [
    'arrived on Saturday, counted from Monday, 09:00 in Berlin',
    '2026-11-21T10:00:00Z',
    '2026-11-23T11:00:00Z',
    3,
  ],
  ['arrived on Saturday and answered at once', '2026-11-21T10:00:00Z', '2026-11-21T11:00:00Z', 0],
  ['two weeks', '2026-11-04T10:00:00Z', '2026-11-18T10:00:00Z', 240],
])('counts the hours waited as it promises them: %s', (_, from, until, hours) => {
  expect(workingHoursBetween(new Date(from), new Date(until))).toBe(hours);
});

it('ends a promised time after exactly that time', () => {
  for (let hour = 0; hour < 24 * 7; hour++) {
    const start = new Date(Date.parse('2026-11-16T00:30:00Z') + hour * 3_600_000);
    expect(workingHoursBetween(start, addWorkingHours(start, 24)), start.toISOString()).toBe(24);
  }
});
