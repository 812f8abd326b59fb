import { expect, it } from 'vitest';
import { describeContact, describeRunning } from './customer-rows.ts';

it('says by what and when there was contact last', () => {
  const last_at = '2026-11-26T09:00:00Z';
  const tell = (last_kind: string) =>
    describeContact({ last_at, last_kind }, new Date('2026-11-27T09:00:00Z'));
  expect(tell('message')).toBe('Nachricht, 26.11.');
  expect(tell('something new')).toBe('26.11.');
  expect(describeContact({ last_at: null, last_kind: null })).toBe('');
});

it('counts running projects in words', () => {
  expect([0, 1, 2].map((running) => describeRunning({ running }))).toEqual([
    '',
    '1 Projekt',
    '2 Projekte',
  ]);
});
