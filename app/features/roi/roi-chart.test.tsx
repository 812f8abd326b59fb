import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { RoiResult } from '#shared/statistics/roi.ts';
import { RoiChart } from './roi-chart.tsx';

const result = (gain: number): RoiResult => ({
  percent: gain,
  paybackMonths: 4,
  monthly: 100,
  gain,
  balance: Array.from({ length: 13 }, (_, month) => (gain * month) / 12 - 100),
});

it('says the last month at its own line', () => {
  const chart = renderToStaticMarkup(
    <RoiChart results={{ low: result(500), expected: result(900), high: result(1300) }} />,
  );
  expect(chart).toContain('M640 24V');
  expect(chart).toMatch(/<text x="640" [^>]*text-anchor="middle"[^>]*>12 Monate/);
});
