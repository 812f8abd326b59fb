import type { ReactNode } from 'react';
import type { PagePart } from '#content/pages.ts';
import { Accordion } from '#app/ui/content/accordion.tsx';
import { cx } from '#app/ui/cx.ts';
import { Prose } from '#app/ui/content/prose.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { GRID } from '#app/ui/layout/grid.ts';
import { Chapter } from './chapter.tsx';
import { splitFirstParagraph, splitTables, type Chapter as ChapterParts } from './chapters.ts';
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
  isAcross,
  isLarge,
}: {
  chapter: ChapterParts;
  blocks: Blocks;
  /** What is looked for in it: before its text. */
  figure?: string | undefined;
  /** The rest stands across the page. */
  isAcross: boolean;
  isLarge: boolean;
}) {
  const { first, rest } = splitFirstParagraph(chapter.parts);
  const opening = (
    <div className="reading">
      <PageParts parts={first} blocks={blocks} />
    </div>
  );
  const head = { id: chapter.id, titleHtml: chapter.titleHtml, figure, isLarge };
  if (rest.length === 0)
    return (
      <Chapter {...head} isStacked>
        {opening}
      </Chapter>
    );
  const more = (
    <details className={cx('unfold group', isAcross && 'md:mt-6')}>
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-medium underline decoration-line-strong underline-offset-4 group-open:hidden">
        Weiterlesen
        <Icon name="plus" size={18} />
      </summary>
      {isAcross ? <WideText parts={rest} /> : <PageParts parts={rest} blocks={blocks} />}
    </details>
  );
  return isAcross ? (
    <Chapter {...head} below={more}>
      {opening}
    </Chapter>
  ) : (
    <Chapter {...head} opening={opening}>
      {more}
    </Chapter>
  );
}

/** Tables have the larger part of the page, what stands around them the other one. */
function WideText({ parts }: { parts: readonly PagePart[] }) {
  const split = splitTables(parts);
  if (!split)
    return (
      <div className="gap-x-10 lg:columns-2">
        <PageParts parts={parts} />
      </div>
    );
  const { before, tables, after } = split;
  return (
    <div className={cx(GRID, 'gap-y-4')}>
      {before && <Prose html={before} className="lg:col-span-5" />}
      <div className="min-w-0 md:[&_.prose]:max-w-none lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
        <Prose html={tables} />
      </div>
      {after && <Prose html={after} className="lg:col-span-5" />}
    </div>
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
    isEnded
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
