import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { WHOLE, type Media } from '#shared/media/media.ts';
import { COMPANY } from '#tests/support/invoice-samples.ts';
import { AreaBrand } from './area-brand.tsx';

const SITE: SiteData = {
  company: { ...COMPANY, name: 'Beispiel & Söhne' },
  supabase: { url: '', anonKey: '', sessionCookie: '' },
  claims: {},
  isDemo: false,
  hasChatModel: false,
};
const LOGO: Media = {
  id: '1',
  name: 'logo.png',
  type: 'image/png',
  bytes: 1,
  size: { width: 640, height: 160 },
  alt: '',
  crop: WHOLE,
  focus: { x: 0.5, y: 0.5 },
  version: 1,
};
const show = (site: SiteData): string =>
  renderToStaticMarkup(
    <PageContext value={{ site, pathname: '/portal', search: '' }}>
      <AreaBrand title="Kundenportal" person="Jana Musterfeld" />
    </PageContext>,
  );

it('names the agency before the area, and leads to its site', () => {
  const brand = show(SITE);
  expect(brand).toMatch(/Beispiel &amp; Söhne.*Kundenportal.*Jana Musterfeld.*zur Startseite/);
  expect(brand).toContain('href="/"');
});

it('shows the agency’s own logo in place of its name', () => {
  const brand = show({ ...SITE, logo: { light: LOGO } });
  expect(brand).toContain('alt="Beispiel &amp; Söhne"');
  expect(brand.match(/Beispiel/g)).toHaveLength(1);
  expect(brand).toContain('Kundenportal');
});
