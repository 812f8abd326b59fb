import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';

/** A part of a page whose heading stands in the margin, beside its text. */
export function Chapter({
  id,
  title,
  titleHtml,
  children,
}: {
  id: string;
  title?: string;
  /** Where our own Markdown renderer made the title. */
  titleHtml?: string;
  children: ReactNode;
}) {
  const look = cx(MARGIN, 'text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={cx(
        GRID,
        'scroll-mt-28 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-0 md:py-12',
      )}
    >
      {titleHtml === undefined ? (
        <h2 id={`${id}-titel`} className={look}>
          {title}
        </h2>
      ) : (
        <h2 id={`${id}-titel`} className={look} dangerouslySetInnerHTML={{ __html: titleHtml }} />
      )}
      <div className={TEXT}>{children}</div>
    </section>
  );
}
