import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { PagePart } from '#content/pages.ts';
import { splitChapters } from './chapters.ts';
import { PageParts } from './page-parts.tsx';

/**
 * A long text as numbered chapters, of which those named stand open. A link to
 * a closed one opens it, because its id stands inside; so does the browser's
 * search.
 */
export function ChapterList({
  parts,
  blocks,
  isOpen,
}: {
  parts: readonly PagePart[];
  blocks: Readonly<Record<string, ReactNode>>;
  isOpen: (parts: readonly PagePart[]) => boolean;
}) {
  const { opening, chapters } = splitChapters(parts);
  return (
    <>
      <PageParts parts={opening} blocks={blocks} />
      <div className="border-t border-line-strong">
        {chapters.map((chapter, index) => (
          <details
            key={chapter.id}
            open={isOpen(chapter.parts)}
            className="group border-b border-line-strong"
          >
            <summary className="grid min-h-16 list-none grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-2 py-3 hover:bg-sunken md:grid-cols-[5rem_minmax(0,1fr)_auto] md:py-4">
              <span
                aria-hidden="true"
                data-mark={index + 1}
                className="outlined text-[2rem] md:text-[3.5rem]"
              />
              <h2
                className="text-[1.25rem] leading-tight md:text-[1.625rem]"
                dangerouslySetInnerHTML={{ __html: chapter.titleHtml }}
              />
              <Icon
                name="plus"
                className="transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <div id={chapter.id} className="scroll-mt-[calc(var(--header-height)+6rem)] pt-2 pb-10">
              <PageParts parts={chapter.parts} blocks={blocks} />
            </div>
          </details>
        ))}
      </div>
    </>
  );
}
