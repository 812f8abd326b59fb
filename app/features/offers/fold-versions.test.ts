import { expect, it } from 'vitest';
import { countFormer, foldVersions, listVersions } from './fold-versions.ts';

it('puts former versions under the newest one, and leaves the order of offers alone', () => {
  const offers = [
    { id: 'c', number: 'AN-2026-0002', version: 1 },
    { id: 'b', number: 'AN-2026-0001', version: 2 },
    { id: 'a', number: 'AN-2026-0001', version: 1 },
    { id: 'd', number: 'AN-2026-0001', version: 3 },
    { id: 'e', number: null, version: 1 },
    { id: 'f', number: null, version: 1 },
  ];
  expect(
    foldVersions(offers).map(({ offer, former }) => [offer.id, ...former.map(({ id }) => id)]),
  ).toEqual([['c'], ['d', 'b', 'a'], ['e'], ['f']]);
});

it('folds what was replaced into its successor, but not what a draft may replace', () => {
  const offers = [
    { id: 'a', number: 'AN-2026-0001', version: 1, status: 'superseded' },
    { id: 'c', number: 'AN-2026-0002', version: 1, status: 'sent' },
    { id: 'b', number: 'AN-2026-0001', version: 2, status: 'sent' },
    { id: 'd', number: 'AN-2026-0002', version: 2, status: 'draft' },
  ];
  expect(
    listVersions(offers).map(({ id, former }) => [id, ...former.map((other) => other.id)]),
  ).toEqual([['b', 'a'], ['d'], ['c']]);
});

it('counts them in words', () => {
  expect([1, 2].map(countFormer)).toEqual(['Eine frühere Fassung', '2 frühere Fassungen']);
});
