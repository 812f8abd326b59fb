import { expect, it } from 'vitest';
import { findScaleEnd } from './post-figure.tsx';
import { spanPosts } from './post-spans.ts';

it('fills each row of twelve columns, however many posts there are', () => {
  expect(spanPosts(0)).toEqual([]);
  for (let count = 1; count <= 20; count++) {
    const spans = spanPosts(count);
    expect(spans).toHaveLength(count);
    let row = 0;
    for (const span of spans) {
      row = (row + span) % 12;
      expect(Number.isInteger(span)).toBe(true);
    }
    expect(row, `${count} posts`).toBe(0);
  }
});

it('ends the scale of a figure beyond it, at a round number', () => {
  expect([61, 10_000, 45_000, 800_000].map(findScaleEnd)).toEqual([100, 20_000, 50_000, 1_000_000]);
});
