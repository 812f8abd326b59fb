import { buildPlacePage } from '#content/places/build-place-page.ts';
import { buildLocalPath } from '#content/places/paths.ts';
import { COUNTRIES } from '#content/places/countries.ts';
import { getGeography } from '#content/places/geography.ts';
import { findPlace, PLACES_REVIEWED } from '#content/places/local-routes.ts';
import { SERVICES } from '#shared/agency/business.ts';
import { Article } from '#app/features/content/article.tsx';
import { ContactBand } from './contact-band.tsx';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { NeighbourRose } from '#app/features/places/neighbour-rose.tsx';
import { PackageRows } from '#app/features/places/package-rows.tsx';
import { PlaceSections } from '#app/features/places/place-sections.tsx';
import { PlaceSources } from '#app/features/places/place-sources.tsx';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import type { JsonLd } from '#app/lib/json-ld.ts';
import { buildCity, languageOf } from '#app/lib/place-json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { SERVICE_WISHES } from '#shared/quote/quote-link.ts';
import type { Route } from './+types/lexicon-page.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const place = findPlace(params.city, params.service);
  if (!place) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { city, service } = place;
  const country = COUNTRIES[city.country];
  const geography = getGeography(city);
  const page = buildPlacePage(city, service, 'lexicon');
  return {
    origin: context.get(serverContext).publicUrl,
    page,
    country: { name: country.name, region: country.region },
    localPath: buildLocalPath(city, service),
    km: geography.zone === null ? 0 : geography.km,
    neighbours: geography.neighbours
      .slice(0, 5)
      .map(({ city: { name, lat, lon }, km }) => ({ name, lat, lon, km })),
    reviewed: PLACES_REVIEWED,
  };
}

type Data = Route.ComponentProps['loaderData'];

const buildCrumbs = ({ page, country }: Data): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'SEO-Lexikon', path: '/seo-lexikon' },
  { name: country.name, path: `/seo-lexikon/${country.region}` },
  { name: page.city.name, path: page.path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, page } = loaderData;
  const about: JsonLd = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: page.h1,
    description: page.description,
    url: origin + page.path,
    inLanguage: languageOf(page.city) ?? 'de',
    about: buildCity(page.city),
  };
  return buildMeta({
    title: page.title,
    description: page.description,
    origin,
    path: page.path,
    image: `lexikon/${page.city.slug}/${page.service}`,
    noindex: true,
    crumbs: buildCrumbs(loaderData),
    jsonLd: [about],
  });
}

export default function LexiconPage({ loaderData }: Route.ComponentProps) {
  const { page, localPath, reviewed, km, neighbours } = loaderData;
  const texts = readTexts(OVERVIEW_TEXTS);
  const onward = [
    { path: localPath, name: `Unser Angebot und die Preise für ${page.city.name}` },
    ...SERVICES.filter(({ slug }) => slug !== page.service).map(({ slug, short }) => ({
      path: `/seo-lexikon/${page.city.slug}/${slug}`,
      name: `${short} in ${page.city.name} im Lexikon`,
    })),
  ];
  return (
    <Article
      crumbs={buildCrumbs(loaderData)}
      lang={languageOf(page.city)}
      title={page.h1}
      lead={page.lead}
      actions={<ButtonLink to={localPath}>Angebot für {page.city.name} ansehen</ButtonLink>}
      facts={<NeighbourRose city={page.city} km={km} neighbours={neighbours} />}
      contents={page.sections.map(({ id, title }) => ({ id, text: title }))}
      margin={<PackageRows city={page.city.name} offerPath={localPath} />}
      after={
        <ContactBand
          title={fillText(texts['place.end.title'], { city: page.city.name })}
          wish={SERVICE_WISHES[page.service]}
        >
          {texts['place.end.text']}
        </ContactBand>
      }
    >
      <PlaceSections sections={page.sections} />
      <RelatedLinks title={`Mehr zu ${page.city.name}`} links={onward} />
      <PlaceSources sources={page.sources} reviewed={reviewed} />
    </Article>
  );
}
