import type { Sheet } from '#content/markdown.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { Sign } from '#app/ui/scene/sign.tsx';
import type { Tool } from '#app/ui/scene/draw-scene.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { PostFigureData } from './find-post-figure.ts';
import { Figure, PostFigure } from './post-figure.tsx';
import { PostPaper } from './post-paper.tsx';

export type PostTeaser = {
  path: string;
  title: string;
  description: string;
  /** What it is about, the leading one first. */
  topics: readonly string[];
  minutes: number;
  measured: PostFigureData | null;
  /** The sign of its topic. */
  tool: Tool;
};

/** The post that opens the list, from edge to edge, with a piece of its text on paper. */
export const LeadPost = ({ post, sheet }: { post: PostTeaser; sheet: Sheet | null }) => (
  <ol className="bg-accent-wash">
    <li className="group relative">
      <Container className={cx(GRID, 'items-start gap-y-8 py-8 md:py-16')}>
        <div className={cx('min-w-0', sheet ? 'lg:col-span-7' : 'lg:col-span-12')}>
          <Topics post={post} />
          <h2 className="mt-2 text-head" style={sameThing('post', post.path)}>
            <PostLink post={post} arrow={40} />
          </h2>
          <p className="mt-4 max-w-measure text-lead">{post.description}</p>
          <Time post={post} />
          {post.measured && (
            <div className="mt-8 flex items-center gap-6 max-lg:hidden">
              <Figure figure={post.measured.figure} />
              <PostFigure {...post.measured} className="h-32 min-w-0" />
            </div>
          )}
        </div>
        {sheet && <PostPaper sheet={sheet} />}
      </Container>
    </li>
  </ol>
);

/** The others as rows: the figure of each or the sign of its topic, its title, one sentence, minutes. */
export const PostRows = ({ posts }: { posts: readonly PostTeaser[] }) => (
  <ol start={2}>
    {posts.map((post) => (
      <li
        key={post.path}
        className={cx(GRID, 'group relative gap-y-2 border-b border-line py-6 md:py-7')}
      >
        <div className={MARGIN}>
          {post.measured ? (
            <Figure figure={post.measured.figure} />
          ) : (
            <Sign tool={post.tool} className="w-14" />
          )}
          <Topics post={post} />
        </div>
        <div className={TEXT}>
          <h2
            className="w-fit text-title md:text-[1.75rem] md:leading-tight"
            style={sameThing('post', post.path)}
          >
            <PostLink post={post} />
          </h2>
          <p className="mt-2 max-w-measure">{post.description}</p>
          <Time post={post} />
        </div>
      </li>
    ))}
  </ol>
);

const Topics = ({ post: { topics } }: { post: PostTeaser }) => (
  <div className="mt-2 text-small font-semibold">{topics.join(', ')}</div>
);

const Time = ({ post: { minutes } }: { post: PostTeaser }) => (
  <p className="mt-2 text-small text-muted">{minutes}&nbsp;Minuten Lesezeit</p>
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
