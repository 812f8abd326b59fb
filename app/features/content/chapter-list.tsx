import type { ReactNode } from 'react';
import { Accordion } from '#app/ui/content/accordion.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Chapter } from './chapter.tsx';
import { splitFirstParagraph, type Chapter as ChapterParts } from './chapters.ts';
import { PageParts } from './page-parts.tsx';

type Blocks = Readonly<Record<string, ReactNode>>;

/**
 * A chapter that stands open: how it begins, in the other half the rest. On phones that is a
 * press away. What has blocks in it stands below its title.
 */
export function OpenChapter({
  chapter,
  blocks,
  figure,
  isSheet,
}: {
  chapter: ChapterParts;
  blocks: Blocks;
  /** What is looked for in it: before its text. */
  figure?: string | undefined;
  /** The rest lies on paper, across the page. */
  isSheet: boolean;
}) {
  const { first, rest } = splitFirstParagraph(chapter.parts);
  const opening = (
    <div className="reading">
      <PageParts parts={first} blocks={blocks} />
    </div>
  );
  if (rest.length === 0)
    return (
      <Chapter id={chapter.id} titleHtml={chapter.titleHtml} figure={figure} isStacked>
        {opening}
      </Chapter>
    );
  const more = (
    <details
      className={cx('unfold group', isSheet && 'md:bg-surface md:p-8 md:[--ground:var(--surface)]')}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-medium underline decoration-line-strong underline-offset-4 group-open:hidden">
        Weiterlesen
        <Icon name="plus" size={18} />
      </summary>
      <div className={isSheet ? 'gap-x-10 lg:columns-2' : undefined}>
        <PageParts parts={rest} blocks={blocks} />
      </div>
    </details>
  );
  const head = { id: chapter.id, titleHtml: chapter.titleHtml, figure };
  return isSheet ? (
    <Chapter {...head} below={more}>
      {opening}
    </Chapter>
  ) : (
    <Chapter {...head} opening={opening}>
      {more}
    </Chapter>
  );
}

/**
 * Chapters to be opened one by one. A link to a closed one opens it, because
 * its id stands inside; so does the browser's search.
 */
export const ChapterList = ({
  chapters,
  blocks,
}: {
  chapters: readonly ChapterParts[];
  blocks: Blocks;
}) => (
  <Accordion
    areChapters
    items={chapters.map(({ id, titleHtml, parts }) => ({
      title: <span dangerouslySetInnerHTML={{ __html: titleHtml }} />,
      content: (
        <div id={id} className="scroll-mt-[calc(var(--header-height)+6rem)] pt-2">
          <PageParts parts={parts} blocks={blocks} />
        </div>
      ),
    }))}
  />
);
