import { expect, it } from 'vitest';
import { findLabelStep, findTop } from './course-chart.tsx';

it.each([
  [0, 2],
  [1, 2],
  [7, 8],
  [10, 10],
  [11, 20],
  [139, 200],
  [2_400, 4_000],
])('ends the scale for %i at %i', (most, top) => expect(findTop(most)).toBe(top));

it.each([
  [7, 1],
  [12, 2],
  [30, 7],
  [90, 14],
  [365, 91],
])('of %i points names every %ith', (columns, step) => expect(findLabelStep(columns)).toBe(step));
