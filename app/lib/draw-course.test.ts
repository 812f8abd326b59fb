import { expect, it } from 'vitest';
import { drawCourse } from './draw-course.ts';

it('draws curves through every point, none of them straight at a bend', () => {
  const path = drawCourse([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]);
  // Each curve: its second control point and its end, counted from where it begins.
  expect(path).toBe('M0 0s8.3 -1.7 10 0s0 8.3 0 10');
});

it('draws nothing of no points', () => expect(drawCourse([])).toBe(''));
