import type { Sheet } from '#content/markdown.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { GRID } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { Sign } from '#app/ui/scene/sign.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Figure, PostFigure } from './post-figure.tsx';
import { PostPaper } from './post-paper.tsx';
import { spanPosts } from './post-spans.ts';

export type PostTeaser = {
  path: string;
  title: string;
  description: string;
  /** What it is about, the leading one first. */
  topics: readonly string[];
  /** A number of the text and what it counts. */
  figure: string | undefined;
  /** The sign of its topic. */
  tool: Tool;
};

/** The post that opens the list, from edge to edge, with a piece of its text on paper. */
export const LeadPost = ({ post, sheet }: { post: PostTeaser; sheet: Sheet | null }) => (
  <ol className="overflow-hidden bg-accent-wash">
    <li className="group relative">
      <Container className={cx(GRID, 'gap-y-8 pt-8 md:pt-16 lg:min-h-[32rem]')}>
        <div className={cx('min-w-0 pb-6 md:pb-16', sheet ? 'lg:col-span-7' : 'lg:col-span-12')}>
          <Topics post={post} />
          <h2 className="mt-3 text-page" style={sameThing('post', post.path)}>
            <PostLink post={post} arrow={40} />
          </h2>
          <p className="mt-4 max-w-measure text-lead">{post.description}</p>
          {post.figure && (
            <div className="mt-8 flex items-center gap-6 max-lg:hidden">
              <Figure figure={post.figure} />
              <PostFigure figure={post.figure} className="h-32 min-w-0" />
            </div>
          )}
        </div>
        {sheet && <PostPaper sheet={sheet} />}
      </Container>
    </li>
  </ol>
);

/** The others on a grid of unequal columns, each with its figure drawn large. */
export function PostGrid({ posts }: { posts: readonly PostTeaser[] }) {
  const spans = spanPosts(posts.length);
  return (
    <ol start={2} className={cx(GRID, 'gap-y-10 md:gap-y-16')}>
      {posts.map((post, index) => (
        <li key={post.path} className={cx('group relative min-w-0', SPANS[spans[index] ?? 12])}>
          <div
            className={cx(
              'flex h-36 flex-col justify-between gap-3 rounded-control p-5 md:h-72 md:p-7',
              GROUNDS[index % GROUNDS.length],
            )}
          >
            <Picture post={post} />
          </div>
          <div className="mt-4">
            <Topics post={post} />
          </div>
          <h2
            className="mt-1 w-fit text-title md:text-[1.75rem] md:leading-tight"
            style={sameThing('post', post.path)}
          >
            <PostLink post={post} />
          </h2>
          <p className="mt-2 max-w-measure">{post.description}</p>
        </li>
      ))}
    </ol>
  );
}

const SPANS: Readonly<Record<number, string>> = {
  4: 'lg:col-span-4',
  5: 'lg:col-span-5',
  6: 'lg:col-span-6',
  7: 'lg:col-span-7',
  12: 'lg:col-span-12',
};
const GROUNDS = ['tone-ink', 'bg-accent-wash', 'tone-surface border border-line', 'bg-sunken'];

/** The figure of a post, told and drawn; without one the sign of its topic. */
function Picture({ post: { figure, tool } }: { post: PostTeaser }) {
  if (!figure) return <Sign tool={tool} onRiver className="h-full self-end" />;
  return (
    <>
      <PostFigure figure={figure} className="min-h-0 w-full grow" />
      <Figure figure={figure} />
    </>
  );
}

const Topics = ({ post: { topics } }: { post: PostTeaser }) => (
  <div className="text-small font-semibold">{topics.join(', ')}</div>
);

const PostLink = ({ post, arrow }: { post: PostTeaser; arrow?: number }) => (
  <SiteLink
    to={post.path}
    className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-[3px] group-hover:underline-offset-4"
  >
    {post.title}
    <Icon name="arrow" size={arrow} className="ml-2 inline" />
  </SiteLink>
);
