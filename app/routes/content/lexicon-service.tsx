import { CITIES } from '#content/places/cities.ts';
import { COUNTRIES, LAW_AS_OF } from '#content/places/countries.ts';
import { listCityEntries } from '#content/places/list-cities.ts';
import { findService, PLACES_REVIEWED } from '#content/places/local-routes.ts';
import { SERVICE_LEXICON } from '#content/places/service-pages.ts';
import { REGIONS } from '#shared/agency/business.ts';
import { Article } from '#app/features/content/article.tsx';
import { NearestCities } from '#app/features/places/city-list.tsx';
import { CountryColumns } from '#app/features/places/country-columns.tsx';
import { PlaceText } from '#app/features/places/place-sections.tsx';
import { PlaceSources } from '#app/features/places/place-sources.tsx';
import { TOOL_OF_SERVICE } from '#app/features/content/scene-tools.ts';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { Chapter } from '#app/features/content/chapter.tsx';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/lexicon-service.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const service = findService(params.service);
  if (!service) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const rules = REGIONS.map(({ country, name }) => {
    // Sentences that name a city belong on the city's page.
    const general = COUNTRIES[country].law[service.slug].filter((text) => !text.includes('{'));
    return { country, name, text: general.slice(0, 2).join(' ') };
  }).filter(({ text }) => text !== '');
  return {
    origin: context.get(serverContext).publicUrl,
    service,
    page: SERVICE_LEXICON[service.slug],
    rules,
    sources: REGIONS.flatMap(({ country }) => COUNTRIES[country].sources),
    cities: listCityEntries(),
    places: CITIES,
    asOf: LAW_AS_OF,
    reviewed: PLACES_REVIEWED,
  };
}

type Data = Route.ComponentProps['loaderData'];

const buildPath = (slug: string) => `/seo-lexikon/services/${slug}`;

const buildCrumbs = ({ page, service }: Data): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'SEO-Lexikon', path: '/seo-lexikon' },
  { name: page.title, path: buildPath(service.slug) },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, page, service } = loaderData;
  return buildMeta({
    title: page.title,
    description: page.description,
    origin,
    path: buildPath(service.slug),
    image: `lexikon/services/${service.slug}`,
    crumbs: buildCrumbs(loaderData),
  });
}

export default function LexiconService({ loaderData }: Route.ComponentProps) {
  const { page, service, rules, sources, cities, places, asOf, reviewed } = loaderData;
  return (
    <Article
      crumbs={buildCrumbs(loaderData)}
      title={page.title}
      lead={page.lead}
      actions={
        <ButtonLink to={service.path} variant="secondary">
          Leistung ansehen
        </ButtonLink>
      }
      facts={<Scene seed={buildPath(service.slug)} tool={TOOL_OF_SERVICE[service.slug]} isDetail />}
      stage={
        <CountryColumns
          title={`Von Land zu Land, Stand ${asOf}`}
          note="Keine Rechtsberatung."
          columns={rules.map(({ country, name, text }) => ({
            name,
            text,
            to: `#${country.toLowerCase()}`,
            cities: places.filter((place) => place.country === country),
          }))}
        />
      }
      isWide
      after={REGIONS.map(({ country, name }, index) => (
        <Section
          key={country}
          id={country.toLowerCase()}
          title={`${service.short}: ${name}`}
          tone={index % 2 === 0 ? 'surface' : 'canvas'}
          space="tight"
        >
          <NearestCities
            cities={cities.filter((city) => city.country === country)}
            toPath={(city) => `/seo-lexikon/${city.slug}/${service.slug}`}
          />
        </Section>
      ))}
    >
      <Chapter
        id="ort"
        title="Was der Ort ändert"
        opening={<PlaceText section={{ id: 'ort', title: '', paragraphs: page.paragraphs }} />}
      >
        <PlaceSources sources={sources} reviewed={reviewed} />
      </Chapter>
    </Article>
  );
}
