import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatRate, type Figure } from './report.ts';
import { SumCells } from './sum-cells.tsx';

const show = (figure: Figure): string =>
  renderToStaticMarkup(
    <SumCells compares sums={[{ label: 'Rate ', figure, format: formatRate }]} />,
  )
    .replace(/<[^>]+>/g, '')
    .replace(/\s/g, ' ');

it('names no change between two figures that read alike', () => {
  expect(show({ now: 2.96, before: 3.04 })).toBe('Rate 3,0wie zuvor');
});

it('says in words what there was before, and a part only of many', () => {
  expect(show({ now: 11, before: 8 })).toBe('Rate 11,0davor 8,0');
  expect(show({ now: 0, before: 40 })).toBe('Rate 0,0davor 40,0');
  expect(show({ now: 50, before: 40 })).toBe('Rate 50,0davor 40,0, +25 %');
});
