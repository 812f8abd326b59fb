import { expect, it } from 'vitest';
import { addWorkingHours } from './business-time.ts';

it.each([
  ['a Wednesday', '2026-11-18T10:00:00Z', '2026-11-19T10:00:00Z'],
  ['a Friday: the weekend does not count', '2026-11-20T10:00:00Z', '2026-11-23T10:00:00Z'],
  ['a Saturday: counted from Monday', '2026-11-21T10:00:00Z', '2026-11-24T10:00:00Z'],
  ['Sunday 23:30 UTC is Monday in Berlin', '2026-11-22T23:30:00Z', '2026-11-23T23:30:00Z'],
])('promises an answer within 24 hours of work: %s', (_, from, until) => {
  expect(addWorkingHours(new Date(from), 24)).toEqual(new Date(until));
});
