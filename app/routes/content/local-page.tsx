import { buildLocalPage } from '#content/places/build-local-page.ts';
import { buildLexiconPath } from '#content/places/build-lexicon-page.ts';
import { CITIES, COUNTRIES } from '#content/places/cities.ts';
import { findPlace, findPlaceBySlug, isIndexable, PLACES_REVIEWED } from '#content/places/local-routes.ts';
import { listPages } from '#content/pages.ts';
import { buildPriceNote } from '#shared/price-note.ts';
import { SERVICES, type ServiceSlug } from '#shared/business.ts';
import { Article } from '#app/features/article/article.tsx';
import { ContactBand } from '#app/features/article/contact-band.tsx';
import { RelatedLinks } from '#app/features/article/related-links.tsx';
import { BorderMap } from '#app/features/places/border-map.tsx';
import { buildDots } from '#app/features/places/projection.ts';
import { PlaceSections } from '#app/features/places/place-sections.tsx';
import { PlaceSources } from '#app/features/places/place-sources.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, buildFaqPage, buildService, type Crumb } from '#app/lib/json-ld.ts';
import { buildCity } from '#app/lib/place-json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/local-page.ts';

const PROJECT_OF: Readonly<Record<ServiceSlug, string>> = {
  webdesign: 'website',
  'ki-chatbots': 'chatbot',
  seo: 'website',
  ecommerce: 'shop',
  automatisierung: 'automation',
  dsgvo: 'website',
};

/** Serves /{city}/{service} and /{service}-{city}; the first is canonical (ROUTE-18, ROUTE-19). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const place = 'slug' in params ? findPlaceBySlug(String(params.slug)) : findPlace(params.city, params.service);
  if (!place) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { city, service } = place;
  const { publicUrl, company } = context.get(serverContext);
  const cases = (await listPages('case-studies')).filter(({ data }) => data.services.includes(service));
  const page = buildLocalPage(city, service);
  return {
    origin: publicUrl,
    page,
    indexable: isIndexable(page.path),
    country: COUNTRIES[city.country],
    lexiconPath: buildLexiconPath(city, service),
    dots: buildDots(CITIES, city),
    priceNote: buildPriceNote(company.audience),
    cases: cases.slice(0, 2).map(({ path, data }) => ({ path, name: `Beispielprojekt: ${data.title}` })),
    reviewed: PLACES_REVIEWED,
  };
}

type Data = Route.ComponentProps['loaderData'];

const buildCrumbs = ({ page, country }: Data): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: country.name, path: `/seo-lexikon/${country.region}` },
  { name: page.h1, path: page.path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, page } = loaderData;
  const service = SERVICES.find(({ slug }) => slug === page.service);
  const facts = { name: page.h1, description: page.description, path: page.path, origin, priceFrom: service?.priceFrom ?? null };
  const questions = page.sections.find(({ id }) => id === 'fragen')?.entries ?? [];
  return buildMeta({
    title: page.title,
    description: page.description,
    origin,
    path: page.path,
    image: `ort${page.path}`,
    noindex: !loaderData.indexable,
    jsonLd: [
      buildBreadcrumbList(buildCrumbs(loaderData), origin),
      { ...buildService(facts), serviceType: service?.name ?? page.h1, areaServed: buildCity(page.city) },
      buildFaqPage(questions.map(({ label, text }) => ({ question: label, answer: text }))),
    ],
  });
}

export default function LocalPage({ loaderData }: Route.ComponentProps) {
  const { page, dots, cases, lexiconPath, priceNote, reviewed } = loaderData;
  const service = SERVICES.find(({ slug }) => slug === page.service);
  const related = [
    ...(service ? [{ path: service.path, name: `${service.name}: alles zur Leistung` }] : []),
    ...cases,
    { path: lexiconPath, name: `SEO-Lexikon: ${page.title}` },
    { path: '/roi-kalkulator', name: 'Rechnet sich das? Zum ROI-Kalkulator' },
  ];
  const others = SERVICES.filter(({ slug }) => slug !== page.service).map(({ slug, name }) => ({
    path: `/${page.city.slug}/${slug}`,
    name: `${name} in ${page.city.name}`,
  }));
  return (
    <Article
      crumbs={buildCrumbs(loaderData)}
      title={page.h1}
      lead={page.lead}
      actions={<ButtonLink to={`/?angebot=${PROJECT_OF[page.service]}`}>Angebot anfragen</ButtonLink>}
      facts={<BorderMap current={page.city} dots={dots} />}
      contents={page.sections.map(({ id, title }) => ({ id, text: title }))}
      after={
        <ContactBand title={`Ihr Vorhaben in ${page.city.name}`} projectType={PROJECT_OF[page.service]}>
          Drei Schritte, zwei Minuten: Sie sehen die Schätzung sofort und erhalten binnen 24 Stunden ein Angebot.
        </ContactBand>
      }
    >
      <PlaceSections sections={page.sections} />
      <p className="mt-6 max-w-[68ch] text-small text-muted">{priceNote}</p>
      <RelatedLinks title="Weiterlesen" links={related} />
      <RelatedLinks title={`Weitere Leistungen in ${page.city.name}`} links={others} />
      <PlaceSources sources={page.sources} reviewed={reviewed} />
    </Article>
  );
}
