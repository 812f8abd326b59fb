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
  expect(show({ now: 3.3, before: 3 })).toBe('Rate 3,3+10 % gegenüber 3,0');
});

it('says of a period that holds nothing yet only what there was before', () => {
  expect(show({ now: 0, before: 4 })).toBe('Rate 0,0zuvor 4,0');
});
