import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { GRID, HALF, MARGIN, TEXT, WHOLE } from '#app/ui/layout/grid.ts';

/**
 * A part of a page. Its heading stands in the margin beside what is as low as it is, in one half
 * of the page above how its text begins, or above all of it.
 */
export function Chapter({
  id,
  title,
  titleHtml,
  figure,
  isLarge = false,
  opening,
  isStacked = false,
  isAcross = false,
  below,
  children,
}: {
  id: string;
  title?: string;
  /** Where our own Markdown renderer made the title. */
  titleHtml?: string;
  /** Stands large at the right edge, on the line of the title. */
  figure?: string | undefined;
  /** One of those that the page is read for. */
  isLarge?: boolean;
  /** How it begins: below the title, the rest in the other half. */
  opening?: ReactNode;
  /** Among others in columns, or rows over the whole page. */
  isStacked?: boolean;
  /** Alone, and as wide as the page: its heading above it. */
  isAcross?: boolean;
  /** As wide as the page, below both columns. */
  below?: ReactNode;
  children: ReactNode;
}) {
  const heading = {
    id: `${id}-titel`,
    className: isLarge ? 'text-head' : 'text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-tight',
  };
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titel`}
      className={cx(
        'scroll-mt-28 border-t border-line py-6 md:py-12',
        isStacked
          ? 'grid grid-cols-1 content-start gap-y-4'
          : cx(GRID, 'gap-y-4 first:border-t-0 first:pt-0'),
      )}
    >
      <div
        className={
          figure
            ? cx(WHOLE, 'items-baseline justify-between gap-x-10 md:flex')
            : isAcross
              ? WHOLE
              : opening
                ? HALF
                : MARGIN
        }
      >
        {titleHtml === undefined ? (
          <h2 {...heading}>{title}</h2>
        ) : (
          <h2 {...heading} dangerouslySetInnerHTML={{ __html: titleHtml }} />
        )}
        {figure && (
          <p className="font-display text-figure font-bold tracking-[-0.04em] whitespace-nowrap max-md:mt-2">
            {figure}
          </p>
        )}
        {opening && <div className="mt-4">{opening}</div>}
      </div>
      <div className={isStacked ? 'min-w-0' : isAcross ? WHOLE : opening || figure ? HALF : TEXT}>
        {children}
      </div>
      {below && <div className={WHOLE}>{below}</div>}
    </section>
  );
}

/** Short chapters two beside each other, over the whole page; the last of an odd number alone. */
export const Halves = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-10 first:-mt-6 lg:grid-cols-2 lg:*:last:odd:col-span-2">
    {children}
  </div>
);
