import { findPage, getPageDate, listAllPages } from '#content/pages.ts';
import { getPageName } from '#content/pages.ts';
import { buildTagPath } from '#content/paths.ts';
import { renderInline } from '#content/markdown.ts';
import { Article } from '#app/features/content/article.tsx';
import { ContactBand } from './contact-band.tsx';
import { Decision } from '#app/features/content/decision.tsx';
import { EndPanel } from '#app/features/content/end-panel.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { findPostFigure } from '#app/features/content/find-post-figure.ts';
import { NextStep } from '#app/features/content/next-step.tsx';
import { PostHead } from '#app/features/content/post-figure.tsx';
import { findTool } from '#app/features/content/scene-tools.ts';
import { splitMiddle } from '#app/features/content/chapters.ts';
import { RelatedLinks } from '#app/features/content/related-links.tsx';
import { SourceList } from '#app/features/content/source-list.tsx';
import { TagList } from '#app/features/content/tag-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBlogPosting } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { formatDay } from '#shared/core/format.ts';
import { keepTogether } from '#shared/core/keep-together.ts';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import { sameThing } from '#app/ui/same-thing.ts';
import { requirePage } from './page-not-found.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import type { Route } from './+types/blog-post.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('blog', params.slug));
  const pages = new Map((await listAllPages()).map((other) => [other.path, other]));
  return {
    origin: context.get(serverContext).publicUrl,
    data: page.data,
    path: page.path,
    slug: page.slug,
    parts: page.parts,
    words: page.words,
    readingMinutes: page.readingMinutes,
    measured: findPostFigure(page),
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
    related: page.data.related.flatMap((path) => {
      const other = pages.get(path);
      const name = other ? getPageName(other) : FIXED_NAMES[path];
      return name ? { path, name, description: other?.data.description } : [];
    }),
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
    crumbs: buildCrumbs(data.title, path),
    jsonLd: [buildBlogPosting({ ...facts, words })],
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
    measured,
    modified,
    reviewed,
  } = loaderData;
  const tool = findTool(data.tags);
  const blocks = { decision: <Decision steps={decision} /> };
  const [before, after] = splitMiddle(parts);
  const [next, ...others] = related;
  return (
    <Article
      crumbs={buildCrumbs(data.title, path)}
      title={data.title}
      thing={sameThing('post', path)}
      lead={data.description}
      facts={
        measured ? <PostHead measured={measured} /> : <Scene seed={path} tool={tool} isDetail />
      }
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
        <PageParts parts={before} blocks={blocks} />
        {after.length > 0 && (
          <>
            {next && <NextStep {...next} tool={tool} />}
            <PageParts parts={after} blocks={blocks} />
          </>
        )}
      </div>
      <EndPanel>
        <RelatedLinks title="Dazu passt" links={after.length > 0 ? others : related} className="" />
        <SourceList sources={data.sources} reviewed={reviewed} />
        <div className="mt-8">
          <TagList label="Themen dieses Beitrags" tags={tags} />
        </div>
      </EndPanel>
    </Article>
  );
}
