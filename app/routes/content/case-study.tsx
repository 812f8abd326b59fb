import { findPage } from '#content/pages.ts';
import {
  examplePath,
  findExample,
  isInvented,
  priceExample,
  type Example,
} from '#content/examples/examples.ts';
import { getContentSettings } from '#content/settings.ts';
import type { Media } from '#shared/media/media.ts';
import { caseSlot } from '#shared/media/slots.ts';
import { PACKAGES, SERVICES } from '#shared/agency/business.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { Article } from '#app/features/content/article.tsx';
import { splitChapters, type Chapter } from '#app/features/content/chapters.ts';
import { ContactBand } from './contact-band.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { SitePicture } from '#app/features/media/site-picture.tsx';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { BeforeAfter } from '#app/features/showcase/before-after.tsx';
import { ExampleStage, type DeskShot } from '#app/features/showcase/example-picture.tsx';
import { NextCase } from '#app/features/showcase/next-case.tsx';
import { Measured } from '#app/features/showcase/measured.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildCreativeWork } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { usePrices } from '#app/lib/use-site.ts';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { sameThing } from '#app/ui/same-thing.ts';
import { listCases } from './list-cases.ts';
import { requirePage } from './page-not-found.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import type { Route } from './+types/case-study.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('case-studies', params.slug));
  const ordered = PACKAGES.find((entry) => entry.id === page.data.package);
  if (!ordered) throw new Error(`No package '${page.data.package}'`);
  const cases = await listCases();
  const next = cases[(cases.findIndex(({ slug }) => slug === page.slug) + 1) % cases.length];
  return {
    origin: context.get(serverContext).publicUrl,
    data: page.data,
    path: page.path,
    slug: page.slug,
    example: findExample(page.slug),
    isInvented: isInvented(page.slug, page.data.kind),
    picture: getContentSettings().slots[caseSlot(page.slug)],
    parts: page.parts,
    next: next &&
      next.slug !== page.slug && {
        path: next.path,
        title: next.data.title,
        example: findExample(next.slug),
      },
    ordered: { id: ordered.id, name: ordered.name },
    services: SERVICES.filter((service) => page.data.services.includes(service.slug)).map(
      ({ path, name }) => ({ path, name }),
    ),
  };
}

const buildCrumbs = (name: string, path: string): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'Case Studies', path: '/case-studies' },
  { name, path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, path, slug, data } = loaderData;
  return buildMeta({
    title: data.title,
    description: data.description,
    origin,
    path,
    type: 'article',
    image: `case-studies/${slug}`,
    crumbs: buildCrumbs(data.title, path),
    jsonLd: [
      buildCreativeWork({
        title: data.title,
        description: data.description,
        path,
        origin,
        image: `case-studies/${slug}`,
        changed: data.reviewed,
        about: data.industry,
        isInvented: loaderData.isInvented,
      }),
    ],
  });
}

export default function CaseStudy({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const prices = usePrices();
  const { data, path, parts, ordered, services, example, picture, next } = loaderData;
  const note = example ? 'built' : loaderData.isInvented ? 'assumed' : 'commission';
  const { opening, chapters } = splitChapters(parts);
  const groups = arrange(chapters);
  const facts = [
    { label: 'Branche', value: data.industry },
    { label: 'Region', value: data.region },
    { label: 'Paket', value: ordered.name },
    { label: 'Dauer', value: data.duration },
    ...(example ? buildPriceFacts(example, prices) : []),
    ...data.facts,
  ];
  return (
    <Article
      crumbs={buildCrumbs(data.title, path)}
      title={data.title}
      thing={sameThing('case', path)}
      lead={data.description}
      actions={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {example && (
            <ButtonLink to={examplePath(example.name)}>
              {example.business} öffnen
              <Icon name="arrow" />
            </ButtonLink>
          )}
          <p className="text-small text-muted">{texts[`case.note.${note}`]}</p>
        </div>
      }
      stage={
        picture ? (
          <OwnStage picture={picture} example={example} />
        ) : (
          example && <Stage example={example} />
        )
      }
      facts={!example && <CaseFacts facts={facts} />}
      margin={
        example && (
          <details className="unfold group mt-4 lg:mt-10">
            <summary className="flex min-h-12 list-none items-center justify-between border-b border-line font-medium">
              {texts['case.facts']}
              <Icon name="chevron" className="transition-transform group-open:rotate-180" />
            </summary>
            <CaseFacts facts={facts} />
          </details>
        )
      }
      contents={groups.map(({ id, title }) => ({ id, text: title }))}
      after={
        <>
          {next && <NextCase {...next} />}
          <ContactBand title={texts['case.end.title']} wish={{ package: ordered.id }}>
            {texts['case.end.text']}
          </ContactBand>
        </>
      }
    >
      <PageParts parts={opening} />
      {groups.map(({ id, title, shot, chapters }, index) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-titel`}
          className="mt-14 scroll-mt-[calc(var(--header-height)+1.5rem)] md:mt-20"
        >
          <h2
            id={`${id}-titel`}
            className="mb-6 flex items-end justify-between gap-6 border-b border-line pb-4 text-head"
          >
            {title}
            <span
              aria-hidden="true"
              data-mark={index + 1}
              className="outlined pointer-events-none text-[clamp(3.5rem,7vw,7rem)]"
            />
          </h2>
          <div className="grid grid-cols-1 gap-10">
            {chapters.map((chapter) => (
              <div key={chapter.id} id={chapter.id} className="min-w-0 scroll-mt-28">
                {!chapter.isEcho && (
                  <h3
                    className="mb-3 text-title"
                    dangerouslySetInnerHTML={{ __html: chapter.titleHtml }}
                  />
                )}
                <div className="bars md:[&_.prose]:max-w-none md:[&_p]:max-w-measure [&_:is(ul,ol)]:max-w-measure">
                  <PageParts parts={chapter.parts} />
                </div>
              </div>
            ))}
          </div>
          {example && id === 'lage' && (
            <BeforeAfter
              example={example}
              sizes="(width < 40rem) 62vw, (width < 64rem) 92vw, 52rem"
              className="mt-12"
            />
          )}
          {example && shot && (
            <figure className="mt-12">
              <ExampleStage
                example={example}
                shot={shot}
                sizes="(width < 40rem) 60vw, (width < 64rem) 88vw, 52rem"
                className="rounded-control"
              />
              {shot === 'piece' && (
                <figcaption className="mt-3 text-small text-muted">{example.piece}.</figcaption>
              )}
            </figure>
          )}
        </section>
      ))}
      <RelatedLinks
        title="Eingesetzte Leistungen"
        links={[...services, { path: `/pakete#${ordered.id}`, name: `Paket ${ordered.name}` }]}
      />
      <SourceList sources={[]} reviewed={data.reviewed} />
    </Article>
  );
}

/** `shot` is pictured after the words. */
const GROUPS: readonly { id: string; title: string; holds: RegExp; shot?: DeskShot }[] = [
  { id: 'lage', title: 'Lage', holds: /^(ausgangslage|aufgabe)/ },
  { id: 'gebaut', title: 'Gebaut', holds: /^was-(gebaut|im-auftrag|weggelassen)/, shot: 'piece' },
  { id: 'entschieden', title: 'Entschieden', holds: /^entscheidungen/, shot: 'detail' },
  { id: 'gerechnet', title: 'Gerechnet', holds: /./ },
];

/**
 * Many short sections as four chapters; what belongs to none of the first is
 * reckoning. The others say in their title what their first section is called.
 */
const arrange = (chapters: readonly Chapter[]) =>
  GROUPS.map(({ id, title, holds, shot }) => ({
    id,
    title,
    shot,
    chapters: chapters
      .filter((chapter) => GROUPS.find((group) => group.holds.test(chapter.id))?.holds === holds)
      .map((chapter, index) => ({ ...chapter, isEcho: index === 0 && id !== 'gerechnet' })),
  })).filter((group) => group.chapters.length > 0);

/** The price as the price function makes it: package, extras, sum. */
function buildPriceFacts(example: Example, prices: PriceList): { label: string; value: string }[] {
  const extras = prices.services.filter(({ id }) => example.extras.some((extra) => extra === id));
  const price = prices.packages.find(({ id }) => id === example.package)?.price ?? 0;
  return [
    { label: 'Paket allein', value: formatWholePrice(price) },
    ...extras.map((extra) => ({ label: extra.label, value: formatWholePrice(extra.price) })),
    { label: 'Zusammen', value: formatWholePrice(priceExample(example, prices)) },
  ];
}

/** A picture of the library in place of the delivered one. */
const OwnStage = ({ picture, example }: { picture: Media; example: Example | undefined }) => (
  <Container>
    <SitePicture media={picture} ratio="16 / 9" sizes="86vw" isFirst className="rounded-control" />
    {example && (
      <div className="pt-10 md:pt-14">
        <Measured example={example} />
      </div>
    )}
  </Container>
);

/** The work before any word about it, and what was measured of it. */
const Stage = ({ example }: { example: Example }) => (
  <>
    <a href={examplePath(example.name)} tabIndex={-1} aria-hidden="true" className="block">
      <ExampleStage
        example={example}
        sizes="(width < 40rem) 56vw, 86vw"
        isFirst
        isBand
        className="max-h-[46rem]"
      />
    </a>
    <Container className="pt-10 md:pt-14">
      <Measured example={example} />
    </Container>
  </>
);

function CaseFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="border-t-[6px] border-accent text-small">
      {facts.map((fact) => (
        <div
          key={fact.label}
          className="flex items-baseline justify-between gap-6 border-b border-line py-2.5"
        >
          <dt className="text-muted">{fact.label}</dt>
          <dd className="text-right font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
