import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { SeatBand, SeatDrawing } from './seat-band.tsx';

const draw = (city: string, children = <SeatBand>Wer antwortet</SeatBand>): string => {
  const site = { company: { ...SAMPLE_COMPANY, city } } as SiteData;
  return renderToStaticMarkup(
    <PageContext value={{ site, pathname: '/', search: '' }}>{children}</PageContext>,
  );
};

it('draws the bend of the Maas only for an agency that sits there', () => {
  expect(draw('Roermond')).toContain('Roermond im Bogen der Maas');
  const elsewhere = draw('Venlo');
  expect(elsewhere).not.toContain('Roermond');
  expect(elsewhere).toContain('Venlo');
  expect(elsewhere).toContain('Wer antwortet');
});

it('draws the ruler of the borders alone where a page has no room for the town', () => {
  const ruler = draw('Roermond', <SeatDrawing onlyRuler />);
  expect(ruler).toContain('11 km bis Belgien, 8 km bis Deutschland');
  expect(ruler).not.toContain('Bogen der Maas');
  expect(ruler.length).toBeLessThan(draw('Roermond', <SeatDrawing />).length / 2);
  expect(draw('Venlo', <SeatDrawing onlyRuler />)).toBe('');
});
