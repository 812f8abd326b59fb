import { listCityEntries } from '#content/places/list-cities.ts';
import { DistanceRuler } from '#app/features/places/distance-ruler.tsx';
import CitySearch from '#app/features/places/city-search.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { REGIONS } from '#shared/agency/business.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/lexicon-cities.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const PATH = '/seo-lexikon/staedte';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'SEO-Lexikon', path: '/seo-lexikon' },
  { name: 'Städte', path: PATH },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    origin: context.get(serverContext).publicUrl,
    cities: listCityEntries(),
    query: (searchParams.get('q') ?? '').slice(0, 60),
    country: searchParams.get('land') ?? '',
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const texts = readTexts(OVERVIEW_TEXTS);
  return buildMeta({
    title: texts['cities.meta.title'],
    description: fillText(texts['cities.meta.description'], {
      count: String(loaderData.cities.length),
    }),
    origin: loaderData.origin,
    path: PATH,
    image: 'page/staedte',
    crumbs: CRUMBS,
  });
}

export default function LexiconCities({ loaderData }: Route.ComponentProps) {
  const { cities, query, country } = loaderData;
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={CRUMBS} />}
        title={texts['cities.title']}
        lead={texts['cities.lead']}
      />
      <DistanceRuler
        rows={REGIONS.map((region) => ({
          name: region.name,
          to: `/seo-lexikon/${region.slug}`,
          cities: cities.filter((city) => city.country === region.country),
        }))}
      />
      <Section space="tight">
        <Island of={CitySearch} when="press" props={{ cities, query, country }} />
      </Section>
    </>
  );
}
