import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OriginBars } from './origin-bars.tsx';
import type { Origin } from './report.ts';

const render = (...origins: Origin[]): string =>
  renderToStaticMarkup(<OriginBars origins={origins} />);
const show = (...origins: Origin[]): string =>
  render(...origins)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const origin = (
  label: string,
  enquiries: number,
  category: Origin['category'] = 'source',
  visits = 20,
) => ({
  category,
  label,
  visits,
  enquiries,
  talks: 0,
});

it('draws where enquiries came from, the most at the head, and names what brought none', () => {
  const text = show(origin('brief', 1), origin('Google', 8), origin('bing', 0));
  expect(text).toMatch(/Quellen Google 8 · 89 % der Anfragen, 40 % von 20 Besuchen brief 1/);
  // Of all enquiries, not of the most.
  expect(render(origin('brief', 1), origin('Google', 3))).toContain('width:75%');
  expect(text).toContain('Ohne Anfrage: bing (20 Besuche)');
  expect(text).not.toContain('Kampagnen');
});

it('names a single visit as one', () => {
  const text = show(origin('brief', 1, 'source', 1), origin('bing', 0, 'source', 1));
  expect(text).toContain('100 % von 1 Besuch');
  expect(text).toContain('bing (1 Besuch)');
});

it('draws no bars of nothing', () => {
  expect(show(origin('bing', 0), origin('x', 0, 'campaign'))).toContain('Noch keine Herkunft');
});
