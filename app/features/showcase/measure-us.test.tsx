import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import MeasureUs from './measure-us.island.tsx';

it('keeps a place where a figure will stand, with script alone', () => {
  const html = renderToStaticMarkup(<MeasureUs />);
  expect(html.match(/scriptless:hidden">–</g)).toHaveLength(4);
  expect(html.match(/–/g)).toHaveLength(4);
  expect(html).toContain(', gemessen nach Ihrem ersten Klick');
  // What takes a click comes last.
  expect(html.indexOf('(INP)')).toBeGreaterThan(html.indexOf('fremde Server'));
});
