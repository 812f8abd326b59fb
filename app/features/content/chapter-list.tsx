import type { ReactNode } from 'react';
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
  /** What is looked for in it, before its text. */
  figure?: string | undefined;
  className?: string;
}) {
  const { first, rest } = splitFirstParagraph(chapter.parts);
  return (
    <Chapter id={chapter.id} titleHtml={chapter.titleHtml}>
      <div className={className}>
        {figure && (
          <p className="mb-4 font-display text-[1.75rem] leading-tight font-bold tracking-[-0.02em]">
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
