import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { BorderMap } from './border-map.tsx';

it('lets rivers and borders fade where they run on beyond the map', () => {
  const site = { company: SAMPLE_COMPANY } as SiteData;
  const drawn = renderToStaticMarkup(
    <PageContext value={{ site, pathname: '/', search: '' }}>
      <BorderMap current={{ name: 'Köln', lat: 50.94, lon: 6.96 }} />
    </PageContext>,
  );
  const [, mask] = /<g mask="url\(#([^"]+)\)">/.exec(drawn) ?? [];
  expect(mask).toBeTruthy();
  expect(drawn).toContain(`<mask id="${mask}"`);
  const [, fade] = /<rect [^>]*fill="url\(#([^"]+)\)"/.exec(drawn) ?? [];
  expect(drawn).toContain(`<radialGradient id="${fade}"`);
});
