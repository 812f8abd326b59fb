import { expect, it } from 'vitest';
import { findTop } from './column-chart.tsx';

it.each([
  [0, 2],
  [1, 2],
  [7, 8],
  [10, 10],
  [11, 20],
  [139, 200],
  [2_400, 4_000],
])('ends the scale for %i at %i', (most, top) => expect(findTop(most)).toBe(top));
