import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ColumnChart } from './column-chart.tsx';

const draw = (before?: number) =>
  renderToStaticMarkup(
    <ColumnChart
      caption="Aufrufe"
      summary="Als Tabelle zeigen"
      head={['Tag', 'Aufrufe']}
      columns={[{ label: '28.11.2026', value: 10, ...(before !== undefined && { before }) }]}
    />,
  );
const barsOf = (html: string) =>
  [...html.matchAll(/<rect class="([\w/-]+)"[^>]*width="([\d.]+)"/g)].map(([, name, width]) => [
    name,
    Number(width),
  ]);

it('draws the period before wider and behind, and no line through the bars', () => {
  const html = draw(8);
  const [[behind, wide], [front, slim]] = barsOf(html) as [[string, number], [string, number]];
  expect([behind, front]).toEqual(['fill-line-strong/35', 'fill-accent']);
  expect(wide).toBeGreaterThan(slim);
  expect(html).not.toContain('polyline');
});

it('gives the bars their whole width where nothing is compared', () => {
  expect(barsOf(draw())).toEqual([['fill-accent', 7]]);
});
