import { expect, it } from 'vitest';
import { placeOnRuler } from './distance-ruler.tsx';
import { frame } from './projection.ts';
import { spread } from './spread.ts';

it('moves names apart, and only those that collide', () => {
  expect(spread([100, 104, 10], 20)).toEqual([92, 112, 10]);
  expect(spread([0, 0, 0], 10)).toEqual([-10, 0, 10]);
});

it('cuts a map to its places, with a margin', () => {
  const [north, south] = [
    { lat: 53, lon: 5 },
    { lat: 51, lon: 7 },
  ];
  const map = frame([north, south]);
  expect([north, south].every(map.contains)).toBe(true);
  expect(map.contains({ lat: 54, lon: 5 })).toBe(false);
});

it('gives near distances more room than far ones', () => {
  expect(placeOnRuler(900)).toBe(1000);
  expect(placeOnRuler(25) - placeOnRuler(0)).toBeGreaterThan(placeOnRuler(525) - placeOnRuler(500));
});
