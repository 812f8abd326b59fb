import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';

/** A part of a page whose heading stands in the margin, beside its text, or above it. */
export function Chapter({
  id,
  title,
  titleHtml,
  isStacked = false,
  children,
}: {
  id: string;
  title?: string;
  /** Where our own Markdown renderer made the title. */
  titleHtml?: string;
  /** Among others in columns. */
  isStacked?: boolean;
  children: ReactNode;
}) {
  const look = cx(MARGIN, 'text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={cx(
        'scroll-mt-28 border-t border-line py-6 md:py-12',
        isStacked ? 'grid content-start gap-y-4' : cx(GRID, 'gap-y-4 first:border-t-0 first:pt-0'),
      )}
    >
      {titleHtml === undefined ? (
        <h2 id={`${id}-titel`} className={look}>
          {title}
        </h2>
      ) : (
        <h2 id={`${id}-titel`} className={look} dangerouslySetInnerHTML={{ __html: titleHtml }} />
      )}
      <div className={isStacked ? 'min-w-0 max-w-measure' : TEXT}>{children}</div>
    </section>
  );
}
