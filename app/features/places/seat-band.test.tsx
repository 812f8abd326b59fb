import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { SeatBand } from './seat-band.tsx';

const draw = (city: string): string => {
  const site = { company: { ...SAMPLE_COMPANY, city } } as SiteData;
  return renderToStaticMarkup(
    <PageContext value={{ site, pathname: '/', search: '' }}>
      <SeatBand>Wer antwortet</SeatBand>
    </PageContext>,
  );
};

it('draws the bend of the Maas only for an agency that sits there', () => {
  expect(draw('Roermond')).toContain('Roermond im Bogen der Maas');
  const elsewhere = draw('Venlo');
  expect(elsewhere).not.toContain('Roermond');
  expect(elsewhere).toContain('Venlo');
  expect(elsewhere).toContain('Wer antwortet');
});
