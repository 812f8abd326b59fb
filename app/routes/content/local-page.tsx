import { Fragment } from 'react';
import type { Example } from '#content/examples/examples.ts';
import { buildPlacePage, describeAddresses } from '#content/places/build-place-page.ts';
import { findNearestExample } from '#content/places/nearest-example.ts';
import { getGeography } from '#content/places/geography.ts';
import { CITIES } from '#content/places/cities.ts';
import type { City } from '#content/places/types.ts';
import { COUNTRIES } from '#content/places/countries.ts';
import { listIndexedPlaces } from '#content/places/indexed-places.ts';
import { findPlace, findPlaceBySlug, PLACES_REVIEWED } from '#content/places/local-routes.ts';
import { buildLexiconPath, buildLocalPath } from '#content/places/paths.ts';
import { readInline, renderInline } from '#content/markdown.ts';
import { findPage, listPages, type PageData, type PagePart } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { findServicePrice } from '#shared/pricing/price-list.ts';
import { buildPriceNote } from '#shared/pricing/price-note.ts';
import { SERVICES } from '#shared/agency/business.ts';
import { buildQuotePath, SERVICE_WISHES } from '#shared/quote/quote-link.ts';
import { Article } from '#app/features/content/article.tsx';
import { ContactBand } from '#app/features/content/contact-band.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { BorderMap } from '#app/features/places/border-map.tsx';
import { buildDots } from '#app/features/places/projection.ts';
import { PlaceSections } from '#app/features/places/place-sections.tsx';
import { PlaceSources } from '#app/features/places/place-sources.tsx';
import { ExampleStage } from '#app/features/showcase/example-picture.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { formatWholePrice } from '#shared/core/format.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, buildFaqPage, buildService, type Crumb } from '#app/lib/json-ld.ts';
import { buildCity, languageOf } from '#app/lib/place-json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/local-page.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

/** Serves /{city}/{service} and /{service}-{city}; the first is canonical (ROUTE-18, ROUTE-19). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const place =
    'slug' in params
      ? findPlaceBySlug(String(params.slug))
      : findPlace(params.city, params.service);
  if (!place) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const { city, service } = place;
  const country = COUNTRIES[city.country];
  const { publicUrl, company } = context.get(serverContext);
  const cases = (await listPages('case-studies')).filter(({ data }) =>
    data.services.includes(service),
  );
  const page = buildPlacePage(city, service, 'local');
  const written = await findPage('places', city.slug);
  const text = written?.path === page.path ? written : null;
  return {
    origin: publicUrl,
    page: text
      ? {
          ...page,
          ...pickHead(text.data),
          sections: [describeAddresses(city)],
        }
      : page,
    parts: text?.parts ?? null,
    headings: text?.headings.filter(({ level }) => level === 2) ?? [],
    questions: (text?.data.faq ?? []).map(({ question, answer }) => ({
      question,
      answer: readInline(answer),
      answerHtml: renderInline(answer),
    })),
    indexable: (await listIndexedPlaces()).some(({ path }) => path === page.path),
    /** The text about the city, seen from the page of another service. */
    cityPath: written && !text ? buildLocalPath(city, 'webdesign') : null,
    country: { name: country.name, region: country.region },
    lexiconPath: buildLexiconPath(city, service),
    dots: buildDots(CITIES, city),
    priceFrom: findServicePrice(service, getContentSettings().prices),
    audience: company.audience,
    priceNote: buildPriceNote(company.audience),
    way: buildWay(city),
    example: text ? findNearestExample(city) : null,
    cases: cases
      .slice(0, 2)
      .map(({ path, data }) => ({ path, name: `Beispielprojekt: ${data.title}` })),
    reviewed: text?.data.reviewed ?? PLACES_REVIEWED,
  };
}

/** How far it is, in one breath. */
function buildWay(city: City): string {
  const { km, zone, travel } = getGeography(city);
  if (zone === 'seat') return 'Unser Büro ist in der Stadt';
  return `${km} km von unserem Büro${zone === 'remote' ? '' : `, mit dem Auto ${travel}`}`;
}

const pickHead = ({ title, description, h1, lead, sources }: PageData<'places'>) => ({
  title,
  description,
  h1,
  lead,
  sources,
});

type Data = Route.ComponentProps['loaderData'];

const buildCrumbs = ({ page, country }: Data): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: country.name, path: `/seo-lexikon/${country.region}` },
  { name: page.city.name, path: page.path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, page } = loaderData;
  const service = SERVICES.find(({ slug }) => slug === page.service);
  const facts = {
    name: page.h1,
    description: page.description,
    path: page.path,
    origin,
    priceFrom: loaderData.priceFrom,
    audience: loaderData.audience,
  };
  return buildMeta({
    title: page.title,
    description: page.description,
    origin,
    path: page.path,
    image: `ort${page.path}`,
    noindex: !loaderData.indexable,
    ...languageOf(page.city),
    jsonLd: [
      buildBreadcrumbList(buildCrumbs(loaderData), origin),
      {
        ...buildService(facts),
        serviceType: service?.name ?? page.h1,
        areaServed: buildCity(page.city),
      },
      ...(loaderData.questions.length > 0 ? [buildFaqPage(loaderData.questions)] : []),
    ],
  });
}

export default function LocalPage({ loaderData }: Route.ComponentProps) {
  const {
    page,
    parts,
    headings,
    questions,
    dots,
    cases,
    lexiconPath,
    cityPath,
    priceNote,
    priceFrom,
    reviewed,
    way,
    example,
  } = loaderData;
  const texts = readTexts(OVERVIEW_TEXTS);
  const city = page.city.name;
  const service = SERVICES.find(({ slug }) => slug === page.service);
  const related = [
    ...(cityPath ? [{ path: cityPath, name: `Websites für Betriebe in ${page.city.name}` }] : []),
    ...(service ? [{ path: service.path, name: `${service.name}: alles zur Leistung` }] : []),
    ...(example ? [] : cases),
    { path: lexiconPath, name: `SEO-Lexikon: Angaben zu ${city}` },
    { path: '/roi-kalkulator', name: texts['place.roi'] },
  ];
  const others = SERVICES.filter(({ slug }) => slug !== page.service).map(({ slug, name }) => ({
    path: `/${page.city.slug}/${slug}`,
    name,
  }));
  const [opening, rest] = splitAfterFirstSection(parts ?? []);
  return (
    <Article
      crumbs={buildCrumbs(loaderData)}
      lang={languageOf(page.city).language}
      title={page.h1}
      lead={page.lead}
      actions={
        <>
          <p className="flex w-full flex-wrap gap-x-6 font-semibold">
            {priceFrom !== null && <span>Festpreis ab {formatWholePrice(priceFrom)}</span>}{' '}
            <span>{way}</span>
          </p>
          <ButtonLink to={buildQuotePath(SERVICE_WISHES[page.service])}>
            Angebot anfragen
          </ButtonLink>
        </>
      }
      facts={<BorderMap current={page.city} dots={dots} />}
      contents={[...headings, ...page.sections.map(({ id, title }) => ({ id, text: title }))].map(
        ({ id, text }) => ({ id, text }),
      )}
      after={
        <ContactBand
          title={fillText(texts['place.end.title'], { city })}
          wish={SERVICE_WISHES[page.service]}
        >
          {texts['place.end.text']}
        </ContactBand>
      }
    >
      {parts && <PageParts parts={opening} />}
      {example && <CityExample example={example} />}
      {parts && <PageParts parts={rest} />}
      {questions.map(({ question, answerHtml }) => (
        <section key={question} className="mt-14">
          <h2 className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-[1.15]">{question}</h2>
          <Prose html={answerHtml} className="mt-4" />
        </section>
      ))}
      <PlaceSections sections={page.sections} />
      <p className="mt-6 max-w-measure text-small text-muted">{priceNote}</p>
      <RelatedLinks title={texts['place.related']} links={related} />
      <p className="mt-6 max-w-measure text-small text-muted">
        {fillText(texts['place.others'], { city })}:{' '}
        {others.map(({ path, name }, index) => (
          <Fragment key={path}>
            {index > 0 && ', '}
            <TextLink to={path} className="inline-block py-2.5 sm:py-0">
              {name}
            </TextLink>
          </Fragment>
        ))}
      </p>
      <PlaceSources sources={page.sources} reviewed={reviewed} />
    </Article>
  );
}

/** The example stands beneath the first section: what is on offer is seen before it is read. */
function splitAfterFirstSection(parts: readonly PagePart[]): [PagePart[], PagePart[]] {
  const [first, ...others] = parts;
  const second = first?.kind === 'html' ? first.html.indexOf('<h2', 1) : -1;
  if (first?.kind !== 'html' || second < 0) return [[...parts], []];
  return [
    [{ kind: 'html', html: first.html.slice(0, second) }],
    [{ kind: 'html', html: first.html.slice(second) }, ...others],
  ];
}

/** Work that can be seen: from this city, else from the nearest one that has some. */
function CityExample({ example }: { example: Example }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <figure className="my-14 max-w-measure">
      <ExampleStage
        example={example}
        sizes="(width < 64rem) 90vw, 42rem"
        className="rounded-control"
      />
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-3 text-small text-muted">
        <span>
          {texts['cases.badge']}: {example.business}, {example.place}
        </span>
        <TextLink to={`/case-studies/${example.caseSlug}`} className="inline-block py-2.5 sm:py-0">
          {texts['place.example']}
        </TextLink>
      </figcaption>
    </figure>
  );
}
