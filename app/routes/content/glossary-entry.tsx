import { findPage, listPages, type PagePart } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { SERVICES, type ServiceSlug } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { findServicePrice } from '#shared/pricing/price-list.ts';
import { Article } from '#app/features/content/article.tsx';
import { EndPanel } from '#app/features/content/end-panel.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, buildDefinedTerm, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { markSections } from '#app/features/content/mark-sections.ts';
import { LinkRows } from '#app/features/places/link-rows.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { requirePage } from './page-not-found.ts';
import type { Route } from './+types/glossary-entry.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('glossary', params.slug));
  const entries = await listPages('glossary');
  const index = entries.indexOf(page);
  const link = (entry: (typeof entries)[number] | undefined) =>
    entry ? { path: entry.path, name: entry.data.term } : null;
  return {
    origin: context.get(serverContext).publicUrl,
    data: page.data,
    path: page.path,
    slug: page.slug,
    ...splitDefinition(markSections(page.parts)),
    service: findService(page.data.category, page.parts),
    related: page.data.related.flatMap(
      (slug) => link(entries.find((entry) => entry.slug === slug)) ?? [],
    ),
    previous: link(entries[index - 1]),
    next: link(entries[index + 1]),
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

/** The first paragraph is the definition: it becomes the lead, unless it contains links. */
function splitDefinition(parts: readonly PagePart[]): {
  definition: string | null;
  parts: readonly PagePart[];
} {
  const [first, ...rest] = parts;
  const match = first?.kind === 'html' ? /^<p>([^<]*)<\/p>\s*/.exec(first.html) : null;
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
    jsonLd: [
      buildBreadcrumbList(buildCrumbs(data.term, path), origin),
      buildDefinedTerm({ ...data, path, origin }),
    ],
  });
}

export default function GlossaryEntry({ loaderData }: Route.ComponentProps) {
  const { data, path, definition, parts, related, service, previous, next } = loaderData;
  const texts = readTexts(OVERVIEW_TEXTS);
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
    >
      <PageParts parts={parts} />
      <EndPanel>
        {service && (
          <section aria-labelledby="leistung" className="mb-10">
            <h2 id="leistung" className="mb-3 text-title">
              {texts['glossary.service']}
            </h2>
            <LinkRows rows={[service]} />
          </section>
        )}
        <RelatedLinks title={texts['glossary.related']} links={related} className="" />
        <SourceList sources={[]} reviewed={data.reviewed} />
      </EndPanel>
      <nav aria-label="Blättern im Glossar" className="mt-8 flex flex-wrap justify-between gap-3">
        {previous && (
          <ButtonLink to={previous.path} variant="quiet" size="small" className="-ml-4">
            <Icon name="arrow" size={16} className="rotate-180" /> {previous.name}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next.path} variant="quiet" size="small" className="-mr-4 ml-auto">
            {next.name} <Icon name="arrow" size={16} />
          </ButtonLink>
        )}
      </nav>
    </Article>
  );
}
