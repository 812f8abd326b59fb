import { expect, it } from 'vitest';
import { findDoubts } from './find-doubts.ts';

const TODAY = '2026-11-22';
const period = (from: string, to: string) =>
  findDoubts(
    { content: { part: 'full', servicePeriod: { from, to } }, instalment: null, offer: null },
    TODAY,
  );

it('doubts periods that begin long ago or end far ahead', () => {
  expect(period('2024-11-22', '2027-11-22')).toEqual([]);
  expect(period('2024-11-21', TODAY)).toEqual([
    'Die Leistung beginnt am 21.11.2024, vor mehr als zwei Jahren.',
  ]);
  expect(period(TODAY, '2027-11-23')).toEqual([
    'Die Leistung endet erst am 23.11.2027, in mehr als einem Jahr.',
  ]);
});

it('doubts a rate before its month', () => {
  const rate = (part: 'down' | 'instalment' | 'final', instalment: number, decidedAt: string) =>
    findDoubts(
      { content: { part, servicePeriod: null }, instalment, offer: { decided_at: decidedAt } },
      TODAY,
    );
  const ordered = '2026-10-31T10:00:00Z';
  expect(rate('down', 1, ordered)).toEqual([]);
  expect(rate('instalment', 2, ordered)).toEqual([]);
  const early = ['Diese Rate ist erst für Januar 2027 geplant.'];
  expect(rate('instalment', 4, ordered)).toEqual(early);
  expect(rate('final', 4, ordered)).toEqual(early);
  // The rest after a down payment has no month.
  expect(rate('final', 2, '2026-11-20T10:00:00Z')).toEqual([]);
});
