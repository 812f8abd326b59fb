import { Fragment } from 'react';
import { findPage, listPages, type PagePart } from '#content/pages.ts';
import { readInline, renderInline } from '#content/markdown.ts';
import { getContentSettings } from '#content/settings.ts';
import { SERVICES } from '#shared/agency/business.ts';
import { buildQuotePath, SERVICE_WISHES } from '#shared/quote/quote-link.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { buildInstalmentPlan } from '#shared/pricing/instalments.ts';
import { estimatePrice } from '#shared/pricing/price.ts';
import { findServicePrice, type PriceList } from '#shared/pricing/price-list.ts';
import { buildPriceNote } from '#shared/pricing/price-note.ts';
import { Article } from '#app/features/content/article.tsx';
import { ContactBand } from './contact-band.tsx';
import { Deliverables } from '#app/features/content/deliverables.tsx';
import { addDurations } from '#app/features/content/add-durations.ts';
import { Chapter, Halves } from '#app/features/content/chapter.tsx';
import { ChapterList, OpenChapter } from '#app/features/content/chapter-list.tsx';
import { splitChapters, type Chapter as ChapterParts } from '#app/features/content/chapters.ts';
import { LinkList } from '#app/features/content/link-list.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { PriceExample, type PriceExampleData } from '#app/features/content/price-example.tsx';
import { ProcessSteps } from '#app/features/content/process-steps.tsx';
import { QuestionList } from '#app/features/content/question-list.tsx';
import { SampleDocuments } from '#app/features/content/sample-documents.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildFaqPage, buildService } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { ServiceExample } from '#app/features/showcase/service-example.tsx';
import { ServiceFragment } from '#app/features/showcase/service-fragment.tsx';
import { sameThing } from '#app/ui/same-thing.ts';
import { requirePage } from './page-not-found.ts';
import type { Route } from './+types/service.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { SHOWPIECE_TEXTS } from '#shared/texts/showpieces.ts';

type Example = NonNullable<Awaited<ReturnType<typeof findPage<'services'>>>>['data']['example'];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { publicUrl, company } = context.get(serverContext);
  const page = requirePage(await findPage('services', params.slug));
  const service = SERVICES.find((candidate) => candidate.slug === page.data.service);
  if (!service) throw new Error(`No service '${page.data.service}'`);
  const others = (await listPages('services')).filter((other) => other.slug !== page.slug);
  const { prices } = getContentSettings();
  const { faq, example, ...data } = page.data;
  return {
    data,
    parts: page.parts,
    path: page.path,
    origin: publicUrl,
    service: {
      slug: service.slug,
      name: service.name,
      priceFrom: findServicePrice(service.slug, prices),
    },
    audience: company.audience,
    example: buildExample(example, prices, buildPriceNote(company.audience)),
    questions: faq.map(({ question, answer }) => ({
      question,
      answer: readInline(answer),
      answerHtml: renderInline(answer),
    })),
    others: others.map((other) => ({
      path: other.path,
      name: SERVICES.find(({ slug }) => slug === other.data.service)?.name ?? other.data.h1,
    })),
  };
}

function buildExample(example: Example, prices: PriceList, taxNote: string): PriceExampleData {
  const { projectType, urgency, additionalServices } = example;
  const total = estimatePrice(example, prices);
  const base = estimatePrice({ projectType, urgency, additionalServices: [] }, prices);
  const type = prices.projectTypes.find((candidate) => candidate.id === projectType);
  const option = prices.urgencies.find((candidate) => candidate.value === urgency);
  const services = prices.services.filter((service) => additionalServices.includes(service.id));
  return {
    title: example.title,
    lines: [
      { label: `${type?.title}, Start „${option?.label}“`, amount: base },
      ...services.map((service) => ({
        label: service.label + (service.isMonthly ? ', erster Monat' : ''),
        amount: service.price,
      })),
    ],
    total,
    plan: buildInstalmentPlan(total, example.instalments),
    note: example.note,
    taxNote,
  };
}

const buildCrumbs = (name: string, path: string): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'Services', path: '/services' },
  { name, path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { data, origin, path, service, audience, questions } = loaderData;
  return buildMeta({
    title: data.title,
    description: data.description,
    origin,
    path,
    image: `services/${path.split('/').at(-1)}`,
    crumbs: buildCrumbs(service.name, path),
    jsonLd: [
      buildService({
        name: service.name,
        description: data.description,
        path,
        origin,
        priceFrom: service.priceFrom,
        audience,
      }),
      buildFaqPage(questions),
    ],
  });
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { data, parts, path, service, example, questions, others } = loaderData;
  const { opening, open, folded } = arrange(parts);
  const price = formatPriceFrom(service.priceFrom);
  const blocks = {
    deliverables: <Deliverables items={data.deliverables} />,
    process: <ProcessSteps steps={data.process} />,
    example: <PriceExample example={example} />,
  };
  return (
    <Article
      crumbs={buildCrumbs(service.name, path)}
      title={data.h1}
      label={service.name}
      lead={data.lead}
      isWide
      actions={
        <>
          <ButtonLink to={buildQuotePath(SERVICE_WISHES[service.slug])}>
            Angebot anfragen
          </ButtonLink>
          <ButtonLink to="/kontakt" variant="quiet">
            {texts['band.ask']}
          </ButtonLink>
        </>
      }
      thing={sameThing('service', path)}
      stage={
        <div className="tone-ink">
          <Container className="pt-6 md:pt-12">
            <Chapter
              id="ausprobieren"
              title={readTexts(SHOWPIECE_TEXTS)[`try.${service.slug}`]}
              isAcross={service.slug === 'webdesign'}
            >
              <ServiceFragment slug={service.slug} />
            </Chapter>
          </Container>
        </div>
      }
      facts={<ServiceFacts price={price} steps={data.process} />}
      after={
        <>
          <Container className="pb-12 max-md:hidden">
            <Chapter id="weitere-leistungen" title={texts['service.others']}>
              <LinkList
                links={[
                  ...others,
                  {
                    path: `/seo-lexikon/services/${service.slug}`,
                    name: fillText(texts['service.places'], { service: service.name }),
                  },
                ]}
                className="grid grid-cols-2 gap-x-4 sm:gap-x-10"
              />
            </Chapter>
          </Container>
          <ContactBand title={texts['service.end.title']} wish={SERVICE_WISHES[service.slug]}>
            {texts['service.end.text']}
          </ContactBand>
        </>
      }
    >
      {opening.length > 0 && <PageParts parts={opening} blocks={blocks} />}
      {open.map((chapter, index) => (
        <Fragment key={chapter.id}>
          <OpenChapter
            chapter={chapter}
            blocks={blocks}
            isAcross={index === PRICE}
            isLarge={index === PRICE || holds('deliverables')(chapter)}
            figure={index === PRICE && service.priceFrom !== null ? price : undefined}
          />
          {index === PRICE && <ServiceExample slug={service.slug} />}
        </Fragment>
      ))}
      <Chapter id="muster" title={texts['samples.title']} isStacked>
        <p className="mb-6 text-lead">{texts['samples.intro']}</p>
        <SampleDocuments isLow />
      </Chapter>
      <Halves>
        {folded.length > 0 && (
          <Chapter id="im-einzelnen" title={texts['service.details']} isStacked>
            <ChapterList chapters={folded} blocks={blocks} />
          </Chapter>
        )}
        <Chapter id="fragen" title={texts['service.questions']} isStacked>
          <QuestionList questions={questions} allClosed />
          <p className="mt-6">
            {texts['service.more']} <TextLink to="/hilfe">Hilfe</TextLink>.
          </p>
          <SourceList sources={data.sources} reviewed={data.reviewed} />
        </Chapter>
      </Halves>
    </Article>
  );
}

const formatPriceFrom = (priceFrom: number | null): string =>
  priceFrom === null ? 'nach Bestandsaufnahme' : `ab ${formatWholePrice(priceFrom)}`;

const PRICE = 2;

const holds = (name: string) => (chapter: ChapterParts) =>
  chapter.parts.some((part) => part.kind === 'block' && part.name === name);

/**
 * What sells stands open: the problem, what one gets, the price (before its
 * example) and the limits; the rest is folded below.
 */
function arrange(parts: readonly PagePart[]) {
  const { opening, chapters } = splitChapters(parts);
  const open = [
    chapters[0],
    chapters.find(holds('deliverables')),
    chapters[chapters.findIndex(holds('example')) - 1],
    chapters.find(({ id }) => id.startsWith('grenzen')),
  ].filter((chapter) => chapter !== undefined);
  const isOpen = ({ id }: ChapterParts) => open.some((chapter) => chapter.id === id);
  return { opening, open, folded: chapters.filter((chapter) => !isOpen(chapter)) };
}

function ServiceFacts({
  price,
  steps,
}: {
  price: string;
  steps: readonly { step: string; duration: string }[];
}) {
  const total = addDurations(steps.map(({ duration }) => duration));
  return (
    // On desks its bar stands as high as the first letters of the title.
    <dl className="border-t-[6px] border-accent text-small lg:mt-[4.25rem]">
      <div className="flex items-baseline justify-between gap-4 py-2 md:py-3">
        <dt className="text-muted">Preis</dt>
        <dd className="min-w-0 text-right font-display [overflow-wrap:anywhere] hyphens-auto text-[1.75rem] leading-tight font-bold tracking-[-0.02em]">
          {price}
        </dd>
      </div>
      {steps.map((step) => (
        <div
          key={step.step}
          // Phones read them in the chapter about the way of the project.
          className="hidden items-baseline justify-between gap-4 border-t border-line py-2.5 md:flex"
        >
          <dt className="text-muted">{step.step}</dt>
          <dd className="text-right whitespace-nowrap">{step.duration}</dd>
        </div>
      ))}
      {total && (
        <div className="flex items-baseline justify-between gap-4 border-t-2 border-ink py-2 font-semibold md:py-3">
          <dt>{readTexts(OVERVIEW_TEXTS)['service.total']}</dt>
          <dd className="text-right whitespace-nowrap">{total}</dd>
        </div>
      )}
    </dl>
  );
}
