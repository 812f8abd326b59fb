import { expect, it } from 'vitest';
import { buildAnalytics } from './texts.ts';

it('counts each day once, also across the night in which clocks are put back', () => {
  const { daily } = buildAnalytics(new Date('2026-11-26T22:30:00Z'), () => 0.5, new Map());
  const keys = daily.map(({ day, category, name, label }) => [day, category, name, label].join());
  expect(new Set(keys).size).toBe(keys.length);
});
