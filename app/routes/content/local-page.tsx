import { isInvented, type Example } from '#content/examples/examples.ts';
import { buildPlacePage, describeAddresses } from '#content/places/build-place-page.ts';
import { findNearestExample } from '#content/places/nearest-example.ts';
import { getCityFacts } from '#content/places/city-facts.ts';
import { getGeography } from '#content/places/geography.ts';
import { INDUSTRY_NAMES } from '#content/places/industry-names.ts';
import { getChamber } from '#content/places/regions.ts';
import { CITIES } from '#content/places/cities.ts';
import type { City } from '#content/places/types.ts';
import { COUNTRIES } from '#content/places/countries.ts';
import { listIndexedPlaces } from '#content/places/indexed-places.ts';
import { findPlace, findPlaceBySlug, PLACES_REVIEWED } from '#content/places/local-routes.ts';
import { buildLexiconPath, buildLocalPath } from '#content/places/paths.ts';
import { readInline, renderInline } from '#content/markdown.ts';
import { findPage, listPages, type PageData } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { findServicePrice } from '#shared/pricing/price-list.ts';
import { buildPriceNote } from '#shared/pricing/price-note.ts';
import { SERVICES } from '#shared/agency/business.ts';
import { buildQuotePath, SERVICE_WISHES } from '#shared/quote/quote-link.ts';
import { Article } from '#app/features/content/article.tsx';
import { Chapter, Halves } from '#app/features/content/chapter.tsx';
import { splitChapters } from '#app/features/content/chapters.ts';
import { ContactBand } from './contact-band.tsx';
import { LinkList } from '#app/features/content/link-list.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { BillSheet } from '#app/features/places/bill-sheet.tsx';
import { BorderMap } from '#app/features/places/border-map.tsx';
import { KeyFacts } from '#app/features/places/key-facts.tsx';
import { buildDots } from '#app/features/places/projection.ts';
import { PlaceText } from '#app/features/places/place-sections.tsx';
import { PlaceSources } from '#app/features/places/place-sources.tsx';
import { ExampleStage } from '#app/features/showcase/example-picture.tsx';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { formatWholePrice } from '#shared/core/format.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { usePrices } from '#app/lib/use-site.ts';
import { buildFaqPage, buildService } from '#app/lib/json-ld.ts';
import { buildCity, languageOf } from '#app/lib/place-json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { PlaceHalves } from './place-halves.tsx';
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
  const texts = readTexts(OVERVIEW_TEXTS);
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
    keyFacts: text ? buildKeyFacts(city) : null,
    cases: cases.slice(0, 2).map(({ path, slug, data }) => {
      const badge = isInvented(slug, data.kind) ? 'cases.badge' : 'cases.badge.commission';
      return { path, name: `${texts[badge]}: ${data.title}` };
    }),
    reviewed: text?.data.reviewed ?? PLACES_REVIEWED,
  };
}

/** How far it is, as a figure and what it counts. */
function buildWay(city: City): { value: string; label: string } | null {
  const { km, zone, travel } = getGeography(city);
  if (zone === null) return null;
  if (zone === 'seat') return { value: 'vor Ort', label: 'Unser Büro ist in der Stadt' };
  const label = `von unserem Büro${zone === 'remote' ? '' : `, mit dem Auto ${travel}`}`;
  return { value: `${km} km`, label };
}

/** What is only so there, before a word is read. */
function buildKeyFacts(city: City): [name: string, value: string][] {
  const { zone } = getGeography(city);
  const { business, place } = findNearestExample(city);
  const texts = readTexts(OVERVIEW_TEXTS);
  const branches = getCityFacts(city.slug).industries.map((tag) => INDUSTRY_NAMES[tag]);
  return [
    ['Prägende Branchen', branches.join(', ')],
    ['Treffen', texts[`place.meet.${zone === null || zone === 'remote' ? 'region' : zone}`]],
    ['Beispiel in der Nähe', `${business}, ${place}`],
    ['Kammer', getChamber(city).name],
  ];
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
    crumbs: buildCrumbs(loaderData),
    jsonLd: [
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
    keyFacts,
  } = loaderData;
  const { packages } = usePrices();
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
  const [first, ...further] = splitChapters(parts ?? []).chapters;
  return (
    <Article
      crumbs={buildCrumbs(loaderData)}
      lang={languageOf(page.city)}
      title={page.h1}
      lead={page.lead}
      actions={
        <>
          <p className="flex w-full flex-wrap gap-x-10 gap-y-3 py-3">
            {priceFrom !== null && (
              <HeadFact value={`ab ${formatWholePrice(priceFrom)}`} label="Preis" />
            )}{' '}
            {way && <HeadFact {...way} />}
          </p>
          <ButtonLink to={buildQuotePath(SERVICE_WISHES[page.service])}>
            Angebot anfragen
          </ButtonLink>
          <p className="w-full text-small text-muted">{priceNote}</p>
        </>
      }
      facts={<BorderMap current={page.city} dots={dots} />}
      stage={keyFacts && <KeyFacts facts={keyFacts} />}
      isWide
      after={
        <ContactBand
          title={fillText(texts['place.end.title'], { city })}
          wish={SERVICE_WISHES[page.service]}
        >
          {texts['place.end.text']}
        </ContactBand>
      }
    >
      {/* What is on offer is seen while one reads. */}
      {first && (
        <Chapter
          id={first.id}
          titleHtml={first.titleHtml}
          isLarge
          opening={
            <div className="reading">
              <PageParts parts={first.parts} />
            </div>
          }
        >
          {example && <CityExample example={example} />}
        </Chapter>
      )}
      {further.length > 0 && (
        <Halves>
          {further.slice(0, PAIR).map((chapter) => (
            <Chapter key={chapter.id} id={chapter.id} titleHtml={chapter.titleHtml} isStacked>
              <PageParts parts={chapter.parts} />
            </Chapter>
          ))}
        </Halves>
      )}
      {further.slice(PAIR).map((chapter) => (
        <Chapter key={chapter.id} id={chapter.id} titleHtml={chapter.titleHtml}>
          <PageParts parts={chapter.parts} />
        </Chapter>
      ))}
      {questions.length > 0 && (
        <Halves>
          {questions.map(({ question, answerHtml }, index) => (
            <Chapter key={question} id={`frage-${index + 1}`} title={question} isStacked>
              <Prose html={answerHtml} />
            </Chapter>
          ))}
        </Halves>
      )}
      {keyFacts ? (
        page.sections.map((section) => (
          <Chapter
            key={section.id}
            id={section.id}
            title={section.title}
            opening={<PlaceText section={section} />}
          >
            <BillSheet country={page.city.country} item={packages[0]} />
          </Chapter>
        ))
      ) : (
        <PlaceHalves sections={page.sections} />
      )}
      <Halves>
        <Chapter
          id="weitere-leistungen"
          title={fillText(texts['place.others'], { city })}
          isStacked
        >
          <LinkList links={others} />
        </Chapter>
        <Chapter id="weiterlesen" title={texts['place.related']} isStacked>
          <LinkList links={related} />
          <PlaceSources sources={page.sources} reviewed={reviewed} />
        </Chapter>
      </Halves>
    </Article>
  );
}

/** So many chapters stand beside each other, the others below, their titles in the margin. */
const PAIR = 2;

/** What one asks first of an agency in another town; the figure above what it counts. */
const HeadFact = ({ value, label }: Record<'value' | 'label', string>) => (
  <span>
    <strong className="block font-display text-[1.75rem] leading-tight font-bold tracking-[-0.02em]">
      {value}
    </strong>{' '}
    <span className="text-small text-muted">{label}</span>
  </span>
);

/** Work that can be seen: from this city, else from the nearest one that has some. */
function CityExample({ example }: { example: Example }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <figure>
      <ExampleStage
        example={example}
        sizes="(width < 40rem) 60vw, (width < 64rem) 90vw, 38rem"
        className="rounded-control"
      />
      <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 text-small">
        {texts['cases.badge']}: {example.business}, {example.place}
        <TextLink to={`/case-studies/${example.caseSlug}`} className="inline-block py-2.5">
          {texts['place.example']}
        </TextLink>
      </figcaption>
    </figure>
  );
}
