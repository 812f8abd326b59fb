import { findPage, listPages, type PageData, type PagePart } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { SERVICES, type ServiceSlug } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { keepTogether } from '#shared/core/keep-together.ts';
import { findServicePrice } from '#shared/pricing/price-list.ts';
import { Article } from '#app/features/content/article.tsx';
import { Chapter, Halves } from '#app/features/content/chapter.tsx';
import { splitChapters } from '#app/features/content/chapters.ts';
import { ContactBand } from './contact-band.tsx';
import { EndPanel } from '#app/features/content/end-panel.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { isDrawn, TermDrawing } from '#app/features/content/term-drawing.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildDefinedTerm } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { markSections } from '#app/features/content/mark-sections.ts';
import { LinkRows } from '#app/features/places/link-rows.tsx';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { cx } from '#app/ui/cx.ts';
import { GRID, HALF } from '#app/ui/layout/grid.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { requirePage } from './page-not-found.ts';
import type { Route } from './+types/glossary-entry.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('glossary', params.slug));
  const entries = await listPages('glossary');
  return {
    origin: context.get(serverContext).publicUrl,
    data: page.data,
    path: page.path,
    slug: page.slug,
    ...splitDefinition(markSections(page.parts)),
    service: findService(page.data.category, page.parts),
    related: page.data.related.flatMap((slug) => {
      const entry = entries.find((other) => other.slug === slug);
      return entry ? { path: entry.path, name: entry.data.term } : [];
    }),
  };
}

const SERVICE_OF_CATEGORY: Readonly<Record<string, ServiceSlug>> = {
  Recht: 'dsgvo',
  Suchmaschinen: 'seo',
  Handel: 'ecommerce',
  'KI & Automatisierung': 'automatisierung',
};

/** What we offer around a term: the service that its text names, else that of its subject. */
function findService(category: string, parts: readonly PagePart[]) {
  const html = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');
  const service =
    SERVICES.find(({ path }) => html.includes(`href="${path}"`)) ??
    SERVICES.find(({ slug }) => slug === (SERVICE_OF_CATEGORY[category] ?? 'webdesign'));
  if (!service) return null;
  const price = findServicePrice(service.slug, getContentSettings().prices);
  return {
    path: service.path,
    name: service.name,
    note:
      price === null
        ? 'Preis nach der Bestandsaufnahme'
        : `Festpreis ab ${formatWholePrice(price)}`,
  };
}

/** Words, of which some stay on one line (content/markdown.ts). */
const DEFINITION = /^<p>((?:[^<]|<\/?span[^>]*>)*)<\/p>\s*/;

/** The first paragraph is the definition: it becomes the lead, unless it contains links. */
function splitDefinition(parts: readonly PagePart[]): {
  definition: string | null;
  parts: readonly PagePart[];
} {
  const [first, ...rest] = parts;
  const match = first?.kind === 'html' ? DEFINITION.exec(first.html) : null;
  if (first?.kind !== 'html' || !match) return { definition: null, parts };
  return {
    definition: match[1] ?? null,
    parts: [{ kind: 'html', html: first.html.slice(match[0].length) }, ...rest],
  };
}

const buildCrumbs = (name: string, path: string): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'Glossar', path: '/glossar' },
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
    image: `glossary/${slug}`,
    crumbs: buildCrumbs(data.term, path),
    jsonLd: [buildDefinedTerm({ ...data, path, origin })],
  });
}

export default function GlossaryEntry({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const { data, path, definition, parts, related, service } = loaderData;
  const { opening, chapters } = splitChapters(parts);
  const isAbout = (chapter: (typeof chapters)[number]) => chapter.titleHtml.includes(ABOUT);
  const sorted = chapters.toSorted((one, other) => +isAbout(other) - +isAbout(one));
  return (
    <Article
      crumbs={buildCrumbs(data.term, path)}
      title={data.term}
      isLeadLarge
      lead={definition && <span dangerouslySetInnerHTML={{ __html: definition }} />}
      actions={
        <p className="text-small text-muted">
          {data.category}
          {data.synonyms.length > 0 && `, auch: ${data.synonyms.join(', ')}`}
        </p>
      }
      stage={isDrawn(data) && <Drawing data={data} />}
      isWide
      after={
        <ContactBand title={texts['glossary.end.title']}>{texts['glossary.end.text']}</ContactBand>
      }
    >
      {opening.length > 0 && <PageParts parts={opening} />}
      {sorted.slice(0, OPENING).map((chapter) => (
        <Chapter key={chapter.id} id={chapter.id} titleHtml={chapter.titleHtml}>
          <div className={chapter.titleHtml.includes(EXAMPLE) ? PAPER : ''}>
            <PageParts parts={chapter.parts} />
          </div>
        </Chapter>
      ))}
      <Halves>
        {sorted.slice(OPENING).map((chapter) => (
          <Chapter key={chapter.id} id={chapter.id} titleHtml={chapter.titleHtml} isStacked>
            <PageParts parts={chapter.parts} />
          </Chapter>
        ))}
      </Halves>
      <EndPanel>
        <div className={cx(GRID, 'gap-y-12')}>
          <div className={HALF}>
            {service && (
              <section aria-labelledby="leistung">
                <h2 id="leistung" className="mb-3 text-title">
                  {texts['glossary.service']}
                </h2>
                <LinkRows rows={[service]} />
              </section>
            )}
            <SourceList sources={[]} reviewed={data.reviewed} />
          </div>
          <RelatedLinks title={texts['glossary.related']} links={related} className={HALF} />
        </div>
      </EndPanel>
    </Article>
  );
}

/** Whoever looks a term up asks for this first. */
const ABOUT = '<span class="mark">Worum es geht<';
/** What it is about and the example have the page's width, what follows half of it each. */
const OPENING = 2;
/** What a case shows lies on a sheet of its own. */
const EXAMPLE = '<span class="mark">Beispiel<';
const PAPER = 'border border-line-strong bg-surface px-5 py-5 md:p-6';

const Drawing = ({ data }: { data: PageData<'glossary'> }) => (
  <Section tone="surface" space="tight">
    <figure>
      {data.caption && (
        <figcaption className="mb-6 font-display text-title font-semibold">
          {keepTogether(data.caption)}
        </figcaption>
      )}
      <TermDrawing {...data} />
    </figure>
  </Section>
);
