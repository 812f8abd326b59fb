import type { ReactNode } from 'react';
import { Accordion } from '#app/ui/content/accordion.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Chapter } from './chapter.tsx';
import { splitFirstParagraph, type Chapter as ChapterParts } from './chapters.ts';
import { PageParts } from './page-parts.tsx';

type Blocks = Readonly<Record<string, ReactNode>>;

/**
 * A chapter that stands open. On phones its first paragraph does, and the rest
 * is a press away.
 */
export function OpenChapter({
  chapter,
  blocks,
  figure,
  className,
}: {
  chapter: ChapterParts;
  blocks: Blocks;
  /** What is looked for in it: before its text, on desks in the margin. */
  figure?: string | undefined;
  className?: string;
}) {
  const { first, rest } = splitFirstParagraph(chapter.parts);
  return (
    <Chapter id={chapter.id} titleHtml={chapter.titleHtml} figure={figure}>
      <div className={className}>
        {figure && (
          <p className="mb-4 font-display text-[1.75rem] leading-tight font-bold tracking-[-0.02em] lg:hidden">
            {figure}
          </p>
        )}
        <PageParts parts={first} blocks={blocks} />
        {rest.length > 0 && (
          <details className="unfold group">
            <summary className="mt-2 inline-flex min-h-11 list-none items-center gap-2 font-medium underline decoration-line-strong underline-offset-4 group-open:hidden">
              Weiterlesen
              <Icon name="plus" size={18} />
            </summary>
            <div className="pt-5">
              <PageParts parts={rest} blocks={blocks} />
            </div>
          </details>
        )}
      </div>
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
