import { findPage, listPages, type PagePart } from '#content/pages.ts';
import { Article } from '#app/features/content/article.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, buildDefinedTerm, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SceneBand } from '#app/features/content/scene-band.tsx';
import { findTool } from '#app/features/content/scene-tools.ts';
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
    ...splitDefinition(page.parts),
    related: page.data.related.flatMap(
      (slug) => link(entries.find((entry) => entry.slug === slug)) ?? [],
    ),
    previous: link(entries[index - 1]),
    next: link(entries[index + 1]),
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
  const { data, path, definition, parts, related, previous, next } = loaderData;
  return (
    <Article
      crumbs={buildCrumbs(data.term, path)}
      title={data.term}
      lead={definition && <span dangerouslySetInnerHTML={{ __html: definition }} />}
      stage={<SceneBand seed={path} tool={findTool([data.category])} />}
      margin={<TermFacts category={data.category} synonyms={data.synonyms} />}
    >
      <PageParts parts={parts} />
      <RelatedLinks title={readTexts(OVERVIEW_TEXTS)['glossary.related']} links={related} />
      <SourceList sources={[]} reviewed={data.reviewed} />
      <nav aria-label="Blättern im Glossar" className="mt-8 flex flex-wrap justify-between gap-3">
        {previous && (
          <ButtonLink to={previous.path} variant="quiet" size="small" className="-ml-4">
            ← {previous.name}
          </ButtonLink>
        )}
        {next && (
          <ButtonLink to={next.path} variant="quiet" size="small" className="-mr-4 ml-auto">
            {next.name} →
          </ButtonLink>
        )}
      </nav>
    </Article>
  );
}

function TermFacts({ category, synonyms }: { category: string; synonyms: readonly string[] }) {
  return (
    <dl className="grid gap-4 border-t-[6px] border-accent pt-4 text-small lg:sticky lg:top-[calc(var(--header-height)+2rem)]">
      <div>
        <dt className="text-muted">Bereich</dt>
        <dd className="font-medium">{category}</dd>
      </div>
      {synonyms.length > 0 && (
        <div>
          <dt className="text-muted">Auch genannt</dt>
          <dd className="font-medium">{synonyms.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}
