import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import MeasureUs from './measure-us.island.tsx';

it('keeps a place where a figure will stand, with script alone', () => {
  const html = renderToStaticMarkup(<MeasureUs />);
  expect(html.match(/scriptless:hidden">–</g)).toHaveLength(3);
  expect(html.match(/–/g)).toHaveLength(3);
  // There is none before the first click.
  expect(html).not.toContain('(INP)');
});
