import { describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { configureContent } from '#content/settings.ts';
import { buildLocalBusiness, buildService } from './json-ld.ts';
import { buildMeta, buildTitle } from './seo.ts';

const ORIGIN = 'https://maasbogen.example';

describe('page head', () => {
  it('names one absolute canonical address and the German locale', () => {
    const meta = buildMeta({
      title: 'Glossar',
      description: 'd',
      origin: ORIGIN,
      path: '/glossar',
      noindex: true,
    });
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://maasbogen.example/glossar',
    });
    expect(meta).toContainEqual({ property: 'og:locale', content: 'de_DE' });
    expect(meta).toContainEqual({ name: 'robots', content: 'noindex,follow' });
  });

  it('adds the brand only where it fits', () => {
    expect(buildTitle('Glossar')).toBe('Glossar | Maasbogen Digital');
    expect(buildTitle('x'.repeat(50))).toBe('x'.repeat(50));
    configureContent({ company: { ...SAMPLE_COMPANY, name: 'Muster Web' } });
    expect(buildTitle('Glossar')).toBe('Glossar | Muster Web');
    configureContent({ company: SAMPLE_COMPANY });
  });

  it('describes the agency with one address and no rating of its own', () => {
    const data = buildLocalBusiness(SAMPLE_COMPANY, ORIGIN);
    expect(data).toMatchObject({ '@type': 'LocalBusiness', logo: `${ORIGIN}/icon-512.png` });
    expect(data.address).toMatchObject({ addressLocality: 'Roermond', addressCountry: 'NL' });
    expect(data.openingHoursSpecification).toMatchObject({ opens: '09:00', closes: '17:00' });
    expect(data.geo).toMatchObject({ latitude: 51.1942 });
    expect(data.foundingDate).toBe('2008');
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
    const young = buildLocalBusiness({ ...SAMPLE_COMPANY, founded: undefined }, ORIGIN);
    expect(young).not.toHaveProperty('foundingDate');
  });

  it('puts the agency on the map only where that is drawn', () => {
    const data = buildLocalBusiness({ ...SAMPLE_COMPANY, city: 'Bremen' }, ORIGIN);
    expect(data.address).toMatchObject({ addressLocality: 'Bremen' });
    expect(JSON.stringify(data)).not.toContain('Geo');
  });

  it('offers a price only where there is one', () => {
    const facts = {
      name: 'SEO',
      description: 'd',
      path: '/services/seo-optimierung',
      origin: ORIGIN,
    };
    const specification = { minPrice: 249, priceCurrency: 'EUR', valueAddedTaxIncluded: false };
    expect(buildService({ ...facts, priceFrom: 249, audience: 'business' })).toMatchObject({
      offers: { price: 249, priceCurrency: 'EUR', priceSpecification: specification },
      provider: { '@type': 'Organization' },
    });
    expect(buildService({ ...facts, priceFrom: 249, audience: 'mixed' })).toMatchObject({
      offers: { priceSpecification: { valueAddedTaxIncluded: true } },
    });
    expect(buildService({ ...facts, priceFrom: null, audience: 'business' })).not.toHaveProperty(
      'offers',
    );
  });

  it('lists the breadcrumbs of a page before all else, numbered from one', () => {
    const crumbs = [
      { name: 'Start', path: '/' },
      { name: 'Blog', path: '/blog' },
    ];
    const jsonLd = [{ '@type': 'Blog' }];
    const head = buildMeta({
      title: 'Blog',
      description: 'd',
      origin: ORIGIN,
      path: '/blog',
      crumbs,
      jsonLd,
    });
    expect(head.filter((entry) => 'script:ld+json' in entry)).toMatchObject([
      {
        'script:ld+json': {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1 },
            { position: 2, name: 'Blog', item: 'https://maasbogen.example/blog' },
          ],
        },
      },
      { 'script:ld+json': jsonLd[0] },
    ]);
  });
});
