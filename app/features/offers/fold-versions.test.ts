import { expect, it } from 'vitest';
import { countFormer, foldVersions } from './fold-versions.ts';

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

it('counts them in words', () => {
  expect([1, 2].map(countFormer)).toEqual(['Eine frühere Fassung', '2 frühere Fassungen']);
});
