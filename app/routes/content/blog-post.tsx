import { findPage, getPageDate, listAllPages } from '#content/pages.ts';
import { getPageName } from '#content/pages.ts';
import { buildTagPath } from '#content/paths.ts';
import { renderInline } from '#content/markdown.ts';
import { Article } from '#app/features/content/article.tsx';
import { ContactBand } from './contact-band.tsx';
import { Decision } from '#app/features/content/decision.tsx';
import { EndPanel } from '#app/features/content/end-panel.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { PostHead } from '#app/features/content/post-figure.tsx';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { TagList } from '#app/features/content/tag-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBlogPosting, buildBreadcrumbList, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { formatDay } from '#shared/core/format.ts';
import { keepTogether } from '#shared/core/keep-together.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { requirePage } from './page-not-found.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import type { Route } from './+types/blog-post.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('blog', params.slug));
  const names = new Map((await listAllPages()).map((other) => [other.path, getPageName(other)]));
  return {
    origin: context.get(serverContext).publicUrl,
    data: page.data,
    path: page.path,
    slug: page.slug,
    parts: page.parts,
    words: page.words,
    readingMinutes: page.readingMinutes,
    modified: getPageDate(page),
    // Whoever reads the sources again checks the text against them.
    reviewed: page.data.sources.reduce(
      (latest, { accessed }) => (accessed > latest ? accessed : latest),
      getPageDate(page),
    ),
    contents: page.headings
      .filter((heading) => heading.level === 2)
      .map(({ id, text }) => ({ id, text })),
    decision: page.data.decision.map(({ question, yes, no }) => ({
      question,
      yes: yes && renderInline(yes),
      no: no && renderInline(no),
    })),
    tags: page.data.tags.map((tag) => ({ tag, path: buildTagPath(tag) })),
    related: page.data.related
      .flatMap((path) => ({ path, name: names.get(path) ?? FIXED_NAMES[path] ?? '' }))
      .filter(({ name }) => name),
  };
}

const FIXED_NAMES: Record<string, string> = {
  '/pakete': 'Pakete und Preise',
  '/roi-kalkulator': 'ROI-Kalkulator',
  '/kontakt': 'Kontakt',
  '/glossar': 'Glossar',
};

const buildCrumbs = (name: string, path: string): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'Blog', path: '/blog' },
  { name, path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, path, slug, data, modified, words } = loaderData;
  const image = `blog/${slug}`;
  const facts = {
    title: data.title,
    description: data.description,
    origin,
    path,
    published: data.date,
    modified,
    image,
  };
  return buildMeta({
    ...facts,
    type: 'article',
    jsonLd: [
      buildBreadcrumbList(buildCrumbs(data.title, path), origin),
      buildBlogPosting({ ...facts, words }),
    ],
  });
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  const {
    data,
    path,
    parts,
    decision,
    contents,
    tags,
    related,
    readingMinutes,
    modified,
    reviewed,
  } = loaderData;
  return (
    <Article
      crumbs={buildCrumbs(data.title, path)}
      title={data.title}
      thing={sameThing('post', path)}
      lead={data.description}
      facts={data.figure && <PostHead figure={data.figure} />}
      contents={contents}
      actions={
        <p className="text-small text-muted">
          <time dateTime={data.date}>{formatDay(data.date)}</time>
          {modified !== data.date && keepTogether(`, geändert am ${formatDay(modified)}`)},{' '}
          {readingMinutes}
          &nbsp;Minuten Lesezeit
        </p>
      }
      after={<ContactBand title={texts['post.end.title']}>{texts['post.end.text']}</ContactBand>}
    >
      <div className="reading">
        <PageParts parts={parts} blocks={{ decision: <Decision steps={decision} /> }} />
      </div>
      <EndPanel>
        <RelatedLinks title="Dazu passt" links={related} className="" />
        <SourceList sources={data.sources} reviewed={reviewed} />
        <div className="mt-8">
          <TagList label="Themen dieses Beitrags" tags={tags} />
        </div>
      </EndPanel>
    </Article>
  );
}
