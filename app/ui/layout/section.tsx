import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { ASIDE, GRID, MARGIN, TEXT } from './grid.ts';

export const Container = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={cx(
      'mx-auto w-full max-w-[clamp(84rem,87.5vw,105rem)] px-5 sm:px-8 md:px-11 lg:px-12',
      className,
    )}
  >
    {children}
  </div>
);

type SectionTone = 'canvas' | 'surface' | 'ink' | 'accent';
type SectionSpace = 'first' | 'tight' | 'regular' | 'wide';

const TONES: Record<SectionTone, string> = {
  canvas: '',
  surface: 'tone-surface',
  ink: 'tone-ink',
  accent: 'tone-accent',
};
/**
 * Two, three and four times 32 px on wide screens; there is no other padding of
 * a band, but the first one begins soon below the head of its page.
 */
const SPACES: Record<SectionSpace, string> = {
  first: 'pt-6 pb-10 md:pt-10 md:pb-16',
  tight: 'py-10 md:py-16',
  regular: 'py-12 md:py-24',
  wide: 'py-14 md:py-32',
};

type SectionProps = {
  children: ReactNode;
  /** Names the section for screen readers and ties it to its heading. */
  title?: ReactNode;
  titleId?: string;
  intro?: ReactNode;
  /** 'side': heading in the margin, content from the fifth column on. 'stack': heading above. */
  layout?: 'side' | 'stack';
  tone?: SectionTone;
  space?: SectionSpace;
  id?: string;
  className?: string;
};

/**
 * One band of a page. Vary tone, space and layout from band to band: an even
 * rhythm reads as a template.
 */
export function Section({
  children,
  title,
  titleId,
  intro,
  layout = 'stack',
  tone = 'canvas',
  space = 'regular',
  id,
  className,
}: SectionProps) {
  const headingId = titleId ?? (id && title ? `${id}-titel` : undefined);
  const head = title && (
    <div
      className={
        layout === 'side'
          ? cx(MARGIN, 'relative lg:sticky lg:top-28 lg:self-start')
          : 'mb-8 md:mb-10'
      }
    >
      <h2 id={headingId} className={cx('text-head', layout === 'stack' && 'max-w-[18em]')}>
        {title}
      </h2>
      {intro && <div className="mt-4 max-w-[56ch] text-lead text-muted">{intro}</div>}
    </div>
  );
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx(TONES[tone], SPACES[space], className)}
    >
      <Container className={layout === 'side' ? cx(GRID, 'gap-y-6') : ''}>
        {head}
        {layout === 'side' ? <div className={TEXT}>{children}</div> : children}
      </Container>
    </section>
  );
}

/**
 * Head of an inner page: breadcrumbs or a line above, the h1, a lead and
 * actions. It is low: what the page is for begins in the first screen. While
 * the actions are in view, the bar of phones offers something else
 * (frame/dock.tsx).
 */
export function PageHead({
  above,
  title,
  lead,
  isLeadLarge = false,
  actions,
  below,
  aside,
  isAsideForDesks = false,
  isOpen = false,
}: {
  above?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** It is what the page is read for. */
  isLeadLarge?: boolean;
  actions?: ReactNode;
  /** Under lead and actions: ways into the page itself. */
  below?: ReactNode;
  aside?: ReactNode;
  /** Phones begin with what is below instead. */
  isAsideForDesks?: boolean;
  /** What follows belongs to it and ends it. */
  isOpen?: boolean;
}) {
  return (
    <div
      className={cx(
        !isOpen && 'border-b border-line pb-6 md:pb-9',
        // A line above is 44 px high for the finger, its words less.
        above ? 'pt-2 md:pt-5' : 'pt-6 md:pt-9',
      )}
    >
      <Container className={cx(GRID, 'gap-y-6')}>
        <div
          className={cx(
            'grid min-w-0 grid-cols-1 content-start gap-y-3 md:gap-y-4',
            aside ? 'lg:col-span-7' : 'lg:col-span-12',
          )}
        >
          {above && <div className="min-w-0">{above}</div>}
          <h1 className="min-w-0 text-page">{title}</h1>
          {lead && (
            <div
              className={cx(
                'max-w-[56ch] text-lead text-balance',
                isLeadLarge && 'md:text-[2rem] md:leading-tight',
              )}
            >
              {lead}
            </div>
          )}
          {actions && (
            <div data-first-action="" className="flex min-w-0 flex-wrap gap-3 md:mt-1">
              {actions}
            </div>
          )}
          {below}
        </div>
        {aside && <div className={cx(ASIDE, isAsideForDesks && 'max-lg:hidden')}>{aside}</div>}
      </Container>
    </div>
  );
}
