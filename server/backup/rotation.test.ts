import { expect, it } from 'vitest';
import { listExpired } from './rotation.ts';

const daysBack = (count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(2026, 10, 24) - back * 24 * 3600 * 1000).toISOString().slice(0, 10),
  );

it('keeps seven days and the newest of each of four weeks', () => {
  const names = daysBack(60);
  const expired = new Set(listExpired(names));
  // 2026-11-24 is a Tuesday; weeks end on Sunday.
  expect(names.filter((name) => !expired.has(name))).toEqual([
    ...names.slice(0, 7),
    '2026-11-15',
    '2026-11-08',
  ]);
});

it('deletes the same night after night, and never all', () => {
  let kept: string[] = [];
  for (const day of daysBack(90).toReversed()) {
    kept = [...kept, day];
    const gone = new Set(listExpired(kept));
    kept = kept.filter((name) => !gone.has(name));
  }
  expect(kept).toHaveLength(9);
  expect(kept).toContain('2026-11-08');
});

it('keeps none longer than the four weeks that the privacy statement names', () => {
  let kept: string[] = [];
  for (const day of daysBack(90).toReversed()) {
    kept = [...kept, day];
    const gone = new Set(listExpired(kept));
    kept = kept.filter((name) => !gone.has(name));
    const age = (Date.parse(day) - Date.parse(kept[0]!)) / (24 * 3600 * 1000);
    expect(age).toBeLessThanOrEqual(28);
  }
});

it('leaves what was made by hand', () => {
  expect(listExpired(['2026-11-24T10-00-00', 'vor-dem-umzug', '2020-01-01'])).toEqual([]);
});
