import { expect, it } from 'vitest';
import { placeOnRuler } from './distance-ruler.tsx';
import { frame } from './projection.ts';
import { placeLabels } from './place-labels.ts';

const FRAME = { x: 200, y: 200, width: 400, height: 400 };
const label = { width: 100, height: 40 };

it('sets a name at the right of its point, and nearer to the middle at the right edge', () => {
  const places = placeLabels(
    [
      { x: 200, y: 200, label },
      { x: 390, y: 100, label },
    ],
    FRAME,
  );
  expect(places.map(({ side }) => side)).toEqual([1, -1]);
  expect(places[0]?.middle).toEqual({ x: 262, y: 200 });
});

it('keeps names clear of each other, of all points and of what else is drawn', () => {
  const marks = [
    { x: 200, y: 200, label },
    { x: 210, y: 215, label },
    { x: 225, y: 190, label },
  ];
  const places = placeLabels(marks, FRAME, [{ x: 150, y: 200 }]);
  const boxes = [
    ...places.map(({ middle }) => ({ ...middle, ...label })),
    ...[...marks, { x: 150, y: 200 }].map(({ x, y }) => ({ x, y, width: 0, height: 0 })),
  ];
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(
        Math.abs(a.x - b.x) >= (a.width + b.width) / 2 ||
          Math.abs(a.y - b.y) >= (a.height + b.height) / 2,
      ).toBe(true);
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
