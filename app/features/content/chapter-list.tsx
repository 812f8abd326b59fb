import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { splitFirstParagraph, type Chapter } from './chapters.ts';
import { PageParts } from './page-parts.tsx';

type Blocks = Readonly<Record<string, ReactNode>>;

/**
 * A chapter that stands open. On phones its first paragraph does, and the rest
 * is a press away.
 */
export function OpenChapter({
  chapter,
  blocks,
  aside,
  className,
}: {
  chapter: Chapter;
  blocks: Blocks;
  /** Beside the heading, on wide screens. */
  aside?: ReactNode;
  className?: string;
}) {
  const { first, rest } = splitFirstParagraph(chapter.parts);
  return (
    <section
      id={chapter.id}
      aria-labelledby={`${chapter.id}-titel`}
      className={cx('scroll-mt-[calc(var(--header-height)+1.5rem)]', className)}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 md:mb-6">
        <h2
          id={`${chapter.id}-titel`}
          className="text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight"
          dangerouslySetInnerHTML={{ __html: chapter.titleHtml }}
        />
        {aside}
      </div>
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
    </section>
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
  chapters: readonly Chapter[];
  blocks: Blocks;
}) => (
  <div className="border-t border-line-strong">
    {chapters.map((chapter) => (
      <details key={chapter.id} className="group border-b border-line-strong">
        <summary className="flex min-h-12 list-none items-center justify-between gap-6 py-1.5 hover:bg-sunken md:min-h-16 md:py-2">
          <h2
            className="text-[1.25rem] leading-tight md:text-title"
            dangerouslySetInnerHTML={{ __html: chapter.titleHtml }}
          />
          <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
        </summary>
        <div id={chapter.id} className="scroll-mt-[calc(var(--header-height)+6rem)] pt-2 pb-10">
          <PageParts parts={chapter.parts} blocks={blocks} />
        </div>
      </details>
    ))}
  </div>
);
