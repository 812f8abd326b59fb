import type { Sheet } from '#content/markdown.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Sign } from '#app/ui/scene/sign.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';
import { SiteLink } from '#app/ui/site-link.tsx';

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

/**
 * Blog posts as a ruled index: a figure of each in the margin, title and
 * summary beside it; the first leads, with a piece of its text on paper.
 */
export function PostList({
  posts,
  sheet,
}: {
  posts: readonly PostTeaser[];
  /** Of the first post. */
  sheet: Sheet | null;
}) {
  return (
    <ol>
      {posts.map((post, index) =>
        index === 0 ? (
          <Lead key={post.path} post={post} sheet={sheet} />
        ) : (
          <li
            key={post.path}
            className={cx(GRID, 'group relative gap-y-4 border-b border-line py-8')}
          >
            <div className={MARGIN}>
              <Mark post={post} />
            </div>
            <div className={TEXT}>
              <h2
                className="w-fit text-title md:text-[1.75rem] md:leading-tight"
                style={sameThing('post', post.path)}
              >
                <PostLink post={post} />
              </h2>
              <p className="mt-2 max-w-measure text-muted">{post.description}</p>
            </div>
          </li>
        ),
      )}
    </ol>
  );
}

const Lead = ({ post, sheet }: { post: PostTeaser; sheet: Sheet | null }) => (
  <li
    className={cx(
      GRID,
      'group relative mb-4 gap-y-8 overflow-hidden rounded-control bg-accent-wash px-5 pt-6 md:px-10 md:pt-10 lg:min-h-[24rem]',
    )}
  >
    <div className={cx('min-w-0 lg:pb-10', sheet ? 'lg:col-span-7' : 'pb-6 lg:col-span-12')}>
      <h2 className="text-head" style={sameThing('post', post.path)}>
        <PostLink post={post} />
      </h2>
      <p className="mt-4 mb-6 max-w-measure text-lead text-muted">{post.description}</p>
      <Mark post={post} />
    </div>
    {sheet && <Paper sheet={sheet} />}
  </li>
);

/** So many rows of a table stand whole on a sheet that lies half in the panel. */
const SHEET_ROWS = 4;

/** What the post holds, in its own words: seen here, read there. */
const Paper = ({ sheet }: { sheet: Sheet }) => (
  <div
    aria-hidden="true"
    className="rotate-[1.5deg] overflow-hidden border-2 border-ink bg-surface px-5 pt-5 text-small -mb-3 lg:col-span-5 lg:h-0 lg:min-h-[calc(100%+0.75rem)]"
  >
    <p className="border-b-[3px] border-accent pb-2 font-display text-title font-semibold">
      {sheet.title}
    </p>
    {sheet.rows.slice(1, SHEET_ROWS + 1).map((cells) => (
      <p
        key={cells.join()}
        className="grid grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-3 border-b border-line py-2"
      >
        <span className="font-semibold">{cells[0]}</span>
        <span className="text-muted">{cells[1]}</span>
      </p>
    ))}
  </div>
);

const PostLink = ({ post }: { post: PostTeaser }) => (
  <SiteLink
    to={post.path}
    className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-[3px] group-hover:underline-offset-4"
  >
    {post.title}
    <Icon name="arrow" className="ml-2 inline" />
  </SiteLink>
);

/** The figure of a post, or the sign of its topic, and what it is about. */
function Mark({ post }: { post: PostTeaser }) {
  const { figure, tool, topics } = post;
  const [number, counted] = figure?.split(' ') ?? [];
  return (
    <div
      className={cx(
        'flex gap-4',
        figure ? 'flex-wrap items-baseline gap-y-1 lg:block' : 'items-center',
      )}
    >
      {figure ? (
        <p className="font-display text-[2rem] leading-none font-semibold whitespace-nowrap lg:text-[3rem]">
          {number} <span className="text-[0.5em]">{counted}</span>
        </p>
      ) : (
        <Sign tool={tool} onRiver className="w-12 shrink-0 lg:w-16" />
      )}
      <p className="text-small text-muted lg:mt-2">{topics.join(', ')}</p>
    </div>
  );
}
