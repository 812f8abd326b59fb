import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';

/** A part of a page whose heading stands in the margin, beside its text, or above it. */
export function Chapter({
  id,
  title,
  titleHtml,
  figure,
  isStacked = false,
  children,
}: {
  id: string;
  title?: string;
  /** Where our own Markdown renderer made the title. */
  titleHtml?: string;
  /** Stands large below the title, in the margin. */
  figure?: string | undefined;
  /** Among others in columns. */
  isStacked?: boolean;
  children: ReactNode;
}) {
  const heading = {
    id: `${id}-titel`,
    className: 'text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight',
  };
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={cx(
        'scroll-mt-28 border-t border-line py-6 md:py-12',
        isStacked ? 'grid content-start gap-y-4' : cx(GRID, 'gap-y-4 first:border-t-0 first:pt-0'),
      )}
    >
      <div className={MARGIN}>
        {titleHtml === undefined ? (
          <h2 {...heading}>{title}</h2>
        ) : (
          <h2 {...heading} dangerouslySetInnerHTML={{ __html: titleHtml }} />
        )}
        {figure && (
          <p className="mt-4 font-display text-figure font-bold tracking-[-0.04em] max-lg:hidden">
            {figure}
          </p>
        )}
      </div>
      <div className={isStacked ? 'min-w-0 max-w-measure' : TEXT}>{children}</div>
    </section>
  );
}
