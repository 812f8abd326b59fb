import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import MeasureUs from './measure-us.island.tsx';

it('says that it measures where a figure will stand, with script alone', () => {
  const html = renderToStaticMarkup(<MeasureUs />);
  expect(html.match(/scriptless:hidden">wird gemessen</g)).toHaveLength(3);
  expect(html).toContain('>nach Ihrem ersten Klick<');
  expect(html).not.toContain('–');
});
