import { listCityEntries } from '#content/places/list-cities.ts';
import { Trail } from '#app/features/content/article.tsx';
import CitySearch from '#app/features/places/city-search.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { Container, PageHead } from '#app/ui/layout/section.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/lexicon-cities.ts';

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
  return buildMeta({
    title: 'Alle Städte im SEO-Lexikon',
    description: `${loaderData.cities.length} Städte in Deutschland, den Niederlanden, Österreich und der Schweiz, mit Suche, Filter nach Land und Entfernung von Roermond.`,
    origin: loaderData.origin,
    path: PATH,
    image: 'page/staedte',
    jsonLd: [buildBreadcrumbList(CRUMBS, loaderData.origin)],
  });
}

export default function LexiconCities({ loaderData }: Route.ComponentProps) {
  const { cities, query, country } = loaderData;
  return (
    <>
      <PageHead
        above={<Trail crumbs={CRUMBS} />}
        title="Alle Städte"
        lead="Suchen Sie nach Ort, Bundesland, Provinz oder Kanton. Die Kilometer zählen von Roermond, in der Luftlinie."
      />
      <Container className="py-10 md:py-16">
        <Island of={CitySearch} when="press" props={{ cities, query, country }} />
      </Container>
    </>
  );
}
