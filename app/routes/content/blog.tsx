import { readFirstTable } from '#content/markdown.ts';
import { listPages, type Page } from '#content/pages.ts';
import { listTags } from '#content/paths.ts';
import { findSign, findTool } from '#app/features/content/scene-tools.ts';
import { ContactBand } from './contact-band.tsx';
import { findPostFigure } from '#app/features/content/find-post-figure.ts';
import { LeadPost, PostRows, type PostTeaser } from '#app/features/content/post-list.tsx';
import { TagList } from '#app/features/content/tag-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Breadcrumbs, type Crumb } from '#app/ui/content/breadcrumbs.tsx';
import { Scene } from '#app/ui/scene/scene.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/blog.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const ROOT: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Blog', path: '/blog' },
];

/** All posts, or those of one tag: /blog and /blog/tag/:tag share this module. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [posts, tags] = await Promise.all([listPages('blog'), listTags()]);
  const wanted = 'tag' in params ? `/blog/tag/${String(params.tag)}` : null;
  const current = tags.find((tag) => tag.path === wanted) ?? null;
  if (wanted && !current) throw new Response(null, { status: 404 });
  const shown = current ? posts.filter((post) => post.data.tags.includes(current.tag)) : posts;
  return {
    origin: context.get(serverContext).publicUrl,
    tags: tags.map(({ tag, path }) => ({ tag, path })),
    current,
    posts: shown.map(buildTeaser),
    sheet: shown[0] ? readFirstTable(shown[0].markdown) : null,
  };
}

function buildTeaser(page: Page<'blog'>): PostTeaser {
  const { path, data, readingMinutes } = page;
  return {
    path,
    title: data.title,
    description: data.description,
    topics: data.tags,
    minutes: readingMinutes,
    measured: findPostFigure(page),
    tool: findTool(data.tags),
  };
}

/** Names the topic and as many titles as a result page prints. */
function describeTag(tag: string, titles: readonly string[]): string {
  const start = `Beiträge zum Thema ${tag}`;
  return titles.reduce((text, title) => {
    const longer = `${text}${text === start ? ': ' : ' · '}${title}`;
    return longer.length <= LONGEST_DESCRIPTION ? longer : text;
  }, start);
}

const LONGEST_DESCRIPTION = 155;

const buildCrumbs = (current: { tag: string; path: string } | null): Crumb[] =>
  current ? [...ROOT, { name: current.tag, path: current.path }] : ROOT;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, current, posts } = loaderData;
  const texts = readTexts(OVERVIEW_TEXTS);
  return [
    ...buildMeta({
      title: current ? `Blog: ${current.tag}` : texts['blog.meta.title'],
      description: current
        ? describeTag(
            current.tag,
            posts.map((post) => post.title),
          )
        : texts['blog.meta.description'],
      origin,
      path: current?.path ?? '/blog',
      // A list by topic holds nothing that the posts do not.
      noindex: current !== null,
      image: 'page/blog',
      crumbs: buildCrumbs(current),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: 'Blog',
      href: `${origin}/blog/feed.xml`,
    },
  ];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { tags, current, posts, sheet } = loaderData;
  const [first, ...others] = posts;
  const texts = readTexts(OVERVIEW_TEXTS);
  const sign = current && findSign(current.tag);
  return (
    <>
      <PageHead
        above={<Breadcrumbs crumbs={buildCrumbs(current)} />}
        title={current ? `Beiträge: ${current.tag}` : texts['blog.title']}
        lead={texts['blog.lead']}
        aside={sign && current && <Scene seed={current.path} tool={sign} isDetail />}
        actions={
          <TagList
            label="Themen"
            tags={[{ tag: 'Alle', path: '/blog' }, ...tags]}
            current={current?.path ?? '/blog'}
          />
        }
      />
      {first && <LeadPost post={first} sheet={sheet} />}
      <Section space="tight">
        <PostRows posts={others} />
        <p className="mt-10">
          {texts['blog.feed']}{' '}
          <a className="underline underline-offset-4" href="/blog/feed.xml">
            RSS-Feed
          </a>
        </p>
      </Section>
      <ContactBand title={texts['blog.end.title']}>{texts['blog.end.text']}</ContactBand>
    </>
  );
}
