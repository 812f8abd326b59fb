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
  ['the eve of Good Friday: holidays do not count', '2026-04-02T08:00:00Z', '2026-04-07T08:00:00Z'],
  [
    'a holiday of Limburg alone: counted from the next opening',
    '2026-04-27T10:00:00Z',
    '2026-04-29T07:00:00Z',
  ],
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
  ['over Christmas', '2026-12-24T10:00:00Z', '2026-12-28T10:00:00Z', 24],
  ['answered on a holiday', '2026-05-13T20:00:00Z', '2026-05-14T12:00:00Z', 2],
  ['over the turn of the year', '2026-12-31T10:00:00Z', '2027-01-04T10:00:00Z', 24],
  ['two weeks', '2026-11-04T10:00:00Z', '2026-11-18T10:00:00Z', 240],
])('counts the hours waited as it promises them: %s', (_, from, until, hours) => {
  expect(workingHoursBetween(new Date(from), new Date(until))).toBe(hours);
});

it.each([
  ['2026-11-16T00:30:00Z', 7],
  ['2026-12-21T00:30:00Z', 14],
  ['2026-05-11T00:30:00Z', 28],
])('ends a promised time after exactly that time: from %s', (monday, days) => {
  for (let hour = 0; hour < 24 * days; hour++) {
    const start = new Date(Date.parse(monday) + hour * 3_600_000);
    expect(workingHoursBetween(start, addWorkingHours(start, 24)), start.toISOString()).toBe(24);
  }
});
