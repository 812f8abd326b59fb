import { CITIES } from '#content/places/cities.ts';
import { COUNTRIES } from '#content/places/countries.ts';
import { listCityEntries } from '#content/places/list-cities.ts';
import { PLACES_REVIEWED } from '#content/places/local-routes.ts';
import { REGIONS, SERVICES } from '#shared/agency/business.ts';
import { Article } from '#app/features/content/article.tsx';
import { NearestCities } from '#app/features/places/city-list.tsx';
import { CountryMap } from '#app/features/places/country-map.tsx';
import { KeyFacts } from '#app/features/places/key-facts.tsx';
import { LinkRows } from '#app/features/places/link-rows.tsx';
import { PlaceSources } from '#app/features/places/place-sources.tsx';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { languageOf } from '#app/lib/place-json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { PlaceHalves } from './place-halves.tsx';
import type { Route } from './+types/lexicon-region.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const region = REGIONS.find(({ slug }) => slug === params.region);
  if (!region) throw new Response(null, { status: 404, statusText: 'Not Found' });
  return {
    origin: context.get(serverContext).publicUrl,
    region,
    within: COUNTRIES[region.country].within,
    page: COUNTRIES[region.country].page,
    cities: listCityEntries().filter(({ country }) => country === region.country),
    places: CITIES.filter(({ country }) => country === region.country),
    others: CITIES.filter(({ country }) => country !== region.country),
    reviewed: PLACES_REVIEWED,
  };
}

type Data = Route.ComponentProps['loaderData'];

const buildCrumbs = ({ region }: Data): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'SEO-Lexikon', path: '/seo-lexikon' },
  { name: region.name, path: `/seo-lexikon/${region.slug}` },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, page, region } = loaderData;
  return buildMeta({
    title: page.title,
    description: page.description,
    origin,
    path: `/seo-lexikon/${region.slug}`,
    image: `lexikon/${region.slug}`,
    crumbs: buildCrumbs(loaderData),
  });
}

/** What is asked first, and short enough to be read as a figure. */
const KEY_FACTS = new Set(['Umsatzsteuer', 'Währung', 'Domain', 'Impressum']);

export default function LexiconRegion({ loaderData }: Route.ComponentProps) {
  const { page, within, cities, places, others, reviewed } = loaderData;
  const overview = {
    id: 'ueberblick',
    title: 'Auf einen Blick',
    paragraphs: [],
    table: {
      caption: `Regeln ${within}`,
      head: ['Gegenstand', 'Regel oder Stelle'],
      rows: page.overview,
    },
  };
  const nearest = cities.filter(({ km }) => km > 0).toSorted((a, b) => a.km - b.km)[0];
  return (
    <Article
      crumbs={buildCrumbs(loaderData)}
      lang={languageOf(loaderData.region)}
      title={page.h1}
      lead={page.lead}
      facts={
        <CountryMap
          within={within}
          cities={places.map((place, index) => ({ ...place, km: cities[index]!.km }))}
          others={others}
        />
      }
      stage={<KeyFacts facts={page.overview.filter(([name]) => KEY_FACTS.has(name ?? ''))} />}
      isWide
      after={
        <>
          <Section
            tone="surface"
            title={`${cities.length} Städte`}
            id="staedte"
            intro={`Jede Seite gilt für einen Ort. Am nächsten zu Roermond liegt ${nearest?.name}.`}
          >
            <NearestCities
              cities={cities}
              toPath={(city) => `/seo-lexikon/${city.slug}/webdesign`}
            />
          </Section>
          <Section title="Nach Leistung" layout="side" space="tight">
            <LinkRows
              rows={SERVICES.map((service) => ({
                path: `/${nearest?.slug}/${service.slug}`,
                name: service.name,
                note: `Angebot am Beispiel ${nearest?.name}`,
              }))}
            />
          </Section>
        </>
      }
    >
      <PlaceHalves sections={[...page.sections, overview]} />
      <PlaceSources sources={page.sources} reviewed={reviewed} />
    </Article>
  );
}
