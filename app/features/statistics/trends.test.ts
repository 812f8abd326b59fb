import { expect, test } from 'vitest';
import { buildTrends, describeChange } from './trends.ts';

const week = (requests: number, paid_cents = 0) => ({
  week: '2026-11-02',
  requests,
  offers: 0,
  accepted_cents: 0,
  paid_cents,
});

test('compares the newer half of the weeks with the older one', () => {
  const [requests, offers, , paid] = buildTrends([week(2), week(2), week(4, 100), week(1)]);
  expect(requests).toMatchObject({ text: '5', before: '4', values: [4, 1], direction: 1 });
  expect(requests!.change.replace(/\s/g, ' ')).toBe('+25 %');
  expect(offers).toMatchObject({ change: 'wie zuvor', direction: 0 });
  expect(paid).toMatchObject({ change: 'neu', direction: 1 });
});

test('names no fall where there is nothing yet', () => {
  const [requests] = buildTrends([week(4), week(0)]);
  expect(requests).toMatchObject({ text: '0', change: '', direction: 0, before: '4' });
});

test('says a fall with its sign', () => {
  expect(describeChange(1, 4).replace(/\s/g, ' ')).toBe('-75 %');
});
