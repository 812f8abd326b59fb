import { describe, expect, it } from 'vitest';
import { REGIONS, SERVICES } from '#shared/agency/business.ts';
import { distanceKm, ROERMOND } from '#shared/agency/geo.ts';
import { buildPlacePage, describeAddresses } from './build-place-page.ts';
import { CITIES, findCity } from './cities.ts';
import { getCoordinates } from './coordinates.ts';
import { LAW_AS_OF } from './countries.ts';
import { getCityFacts } from './city-facts.ts';
import { getGeography } from './geography.ts';
import { listIndexedPlaces, measurePlaces } from './indexed-places.ts';
import { findNearestExample } from './nearest-example.ts';
import { findPlaceBySlug, listLocalPaths } from './local-routes.ts';
import { listSiteRoutes } from '../site-routes.ts';
import { companyFromEnv } from '../company.ts';
import { configureContent } from '../settings.ts';
import { getMainText } from './page-types.ts';
import { listPages } from '../pages.ts';

const pages = CITIES.flatMap((city) =>
  SERVICES.flatMap(({ slug }) => [
    buildPlacePage(city, slug, 'local'),
    buildPlacePage(city, slug, 'lexicon'),
  ]),
);

it('writes prices in whole euros, and says what is the same everywhere once', () => {
  expect(
    pages.filter(({ sections }) => getMainText({ lead: '', sections }).includes(',00')),
  ).toEqual([]);
  const { entries = [] } = describeAddresses(findCity('koeln')!);
  expect(entries.map(({ label }) => label)).toEqual(['Kammer', 'Förderung', 'Rechnung']);
});

it('opens each city with a sentence of its own, and repeats none of it below', () => {
  const leads = pages.filter(({ service }) => service === 'seo').map(({ lead }) => lead);
  // One for each kind of page.
  expect(new Set(leads).size).toBe(CITIES.length);
  for (const { lead, sections } of pages) {
    expect(lead).toMatch(/\p{L}{3}.*[.!?]$/u);
    expect(getMainText({ lead: '', sections })).not.toContain(lead);
  }
  const [page] = pages.filter(({ city }) => city.slug === 'st-poelten');
  expect(page?.lead).toMatch(/^(St\.|Sankt) Pölten .+\.$/);
});

it('shows beside a city the example that lies nearest', () => {
  const nearest = (slug: string) => findNearestExample(findCity(slug)!).place;
  expect(['aachen', 'koeln', 'weert', 'nettetal'].map(nearest)).toEqual([
    'Aachen',
    'Düsseldorf',
    'Roermond',
    'Venlo',
  ]);
});

describe('cities', () => {
  it('contains at least 150, every country and the seven of the specification', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(150);
    for (const { country } of REGIONS)
      expect(CITIES.filter((city) => city.country === country).length).toBeGreaterThan(10);
    const known = [
      'roermond',
      'aachen',
      'venlo',
      'maastricht',
      'duesseldorf',
      'koeln',
      'eindhoven',
    ];
    expect(known.map((slug) => findCity(slug)?.slug)).toEqual(known);
  });

  it('uses German names and ASCII addresses without duplicates', () => {
    expect(
      ['koeln', 'muenchen', 'wien', 'genf', 'den-haag'].map((slug) => findCity(slug)?.name),
    ).toEqual(['Köln', 'München', 'Wien', 'Genf', 'Den Haag']);
    expect(CITIES.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true);
    expect(new Set(CITIES.map(({ slug }) => slug)).size).toBe(CITIES.length);
  });

  it('falls back to Roermond for the coordinates of unknown cities only', () => {
    expect(getCoordinates('Nirgendwo')).toEqual(ROERMOND);
    expect(distanceKm(getCoordinates('Düsseldorf'), { lat: 51.22, lon: 6.78 })).toBeLessThan(5);
  });

  it('measures distance, zone and neighbours', () => {
    const cologne = findCity('koeln');
    const vienna = findCity('wien');
    if (!cologne || !vienna) throw new Error('Cities expected');
    expect(getGeography(cologne)).toMatchObject({ direction: 'südöstlich', zone: 'region' });
    expect(getGeography(vienna)).toMatchObject({ zone: 'remote', borderKm: null });
  });

  it('says nothing of the way from an agency that sits elsewhere', () => {
    const tell = (slug: string) =>
      getMainText(buildPlacePage(findCity(slug)!, 'webdesign', 'local'));
    const company = companyFromEnv({});
    expect(tell('roermond')).toContain('Unser Büro ist in der Stadt.');
    expect(tell('koeln')).toContain('Von Roermond sind es');
    configureContent({ company: { ...company, city: 'Bremen' } });
    expect(tell('roermond')).not.toContain('Unser Büro');
    expect(tell('koeln')).not.toContain('mit dem Auto');
    expect(tell('wien')).not.toContain('Das ist außerhalb');
    configureContent({ company });
  });

  it('calls next door only what is', () => {
    const far = CITIES.flatMap((city) =>
      getGeography(city).around.map(({ name, km }) => ({ city: city.name, name, km })),
    );
    expect(far.filter(({ km }) => km > 42)).toEqual([]);
  });
});

describe('place pages', () => {
  it('reads addresses of both forms, also with a hyphen in the service', () => {
    expect(findPlaceBySlug('ki-chatbots-koeln')).toMatchObject({
      service: 'ki-chatbots',
      city: { slug: 'koeln' },
    });
    expect(findPlaceBySlug('webdesign-den-haag')).toMatchObject({
      service: 'webdesign',
      city: { slug: 'den-haag' },
    });
    expect(
      ['webdesign-atlantis', 'seo-lexikon', 'case-studies', 'webdesign-'].map(findPlaceBySlug),
    ).toEqual([null, null, null, null]);
  });

  it('names city and service in the heading and leaves no placeholder', () => {
    for (const page of pages) {
      expect(page.h1).toContain(page.city.name);
      expect(page.h1).toContain(SERVICES.find(({ slug }) => slug === page.service)?.name);
      expect(getMainText(page)).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  it('spells for Swiss readers', () => {
    expect(
      pages.filter(
        ({ city, ...page }) => city.country === 'CH' && JSON.stringify(page).includes('ß'),
      ),
    ).toEqual([]);
  });

  it('marks what it assumes about a town, and keeps it apart from what can be looked up', () => {
    const noted = pages.filter(
      ({ city, path }) => getCityFacts(city.slug).note && !path.startsWith('/seo-lexikon'),
    );
    expect(noted.length).toBeGreaterThanOrEqual(180);
    for (const page of noted) {
      const { fact, assumption } = getCityFacts(page.city.slug).note!;
      expect(getMainText(page)).toContain(
        `${fact} Unsere Annahme, ${LAW_AS_OF}, nicht gemessen: ${assumption}`,
      );
    }
  });

  it('has its own title and description, short enough for a result page', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
    expect(
      pages
        .filter(({ description }) => description.length > 160)
        .map(({ description }) => description),
    ).toEqual([]);
    expect(pages.filter(({ title }) => title.length > 60).map(({ title }) => title)).toEqual([]);
  });

  it('links to pages that exist', () => {
    const known = new Set(listLocalPaths());
    const links = pages.flatMap(({ sections }) =>
      [...JSON.stringify(sections).matchAll(/\]\((\/[^)]+)\)/g)].map(([, path]) => path ?? ''),
    );
    expect(links.filter((path) => !known.has(path))).toEqual([]);
  });

  it('lists in the sitemap those pages of cities that have words of their own, and no other', async () => {
    const indexed = await listIndexedPlaces();
    const paths = new Set(indexed.map(({ path }) => path));
    for (const { page, result } of await measurePlaces()) {
      expect(result.own, page.path).toBeGreaterThanOrEqual(250);
      expect(result.shared, page.path).toBeLessThanOrEqual(0.5);
      expect(paths).toContain(page.path);
    }
    expect(paths.size).toBeGreaterThanOrEqual(20);
    const { places } = await listSiteRoutes();
    const ofCities = places.filter(({ path }) => !path.startsWith('/seo-lexikon'));
    expect(new Set(ofCities.map(({ path }) => path))).toEqual(paths);
    const ofLexicon = places.filter(({ path }) => path.startsWith('/seo-lexikon'));
    expect(ofLexicon).toHaveLength(2 + SERVICES.length + REGIONS.length);
  });

  it('has a city for every text', async () => {
    const texts = await listPages('places');
    expect(texts.filter(({ slug }) => !findCity(slug)).map(({ slug }) => slug)).toEqual([]);
  });
});
