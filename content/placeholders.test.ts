import { expect, it } from 'vitest';
import { listFigures } from './placeholders.ts';

it('offers writers what times cost, where they cost something', () => {
  const offered = new Map(listFigures().map(({ value, label }) => [value, label]));
  expect(offered.get('urgency.asap')).toBe('30 %');
  expect(offered.get('urgency.3months')).toBe('10 %');
  expect(offered.has('urgency.1month')).toBe(false);
});
