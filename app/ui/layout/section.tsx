import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

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
type SectionSpace = 'tight' | 'regular' | 'wide';

const TONES: Record<SectionTone, string> = {
  canvas: '',
  surface: 'tone-surface',
  ink: 'tone-ink',
  accent: 'tone-accent',
};
const SPACES: Record<SectionSpace, string> = {
  tight: 'py-10 md:py-14',
  regular: 'py-14 md:py-24',
  wide: 'py-20 md:py-32',
};

type SectionProps = {
  children: ReactNode;
  /** Names the section for screen readers and ties it to its heading. */
  title?: ReactNode;
  titleId?: string;
  intro?: ReactNode;
  /** A huge numeral beside the heading, on wide screens. */
  mark?: number;
  /** 'side': heading in the left third, content right of it. 'stack': heading above. */
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
  mark,
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
        layout === 'side' ? 'md:sticky md:top-28 md:self-start' : 'relative mb-10 md:mb-14'
      }
    >
      {mark && (
        <span
          aria-hidden="true"
          data-mark={mark}
          className="outlined pointer-events-none absolute top-0 right-0 hidden text-[clamp(7rem,11vw,13rem)] leading-[0.8] lg:block"
        />
      )}
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
      <Container
        className={
          layout === 'side' ? 'grid gap-6 md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:gap-14' : ''
        }
      >
        {head}
        {layout === 'side' ? <div className="min-w-0">{children}</div> : children}
      </Container>
    </section>
  );
}

/**
 * Head of an inner page: breadcrumbs or a line above, the h1, a lead and
 * actions, on the asymmetric grid.
 */
export function PageHead({
  above,
  title,
  lead,
  actions,
  aside,
}: {
  above?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className="border-b border-line pt-6 pb-10 md:pt-12 md:pb-16">
      <Container className="grid gap-8 md:grid-cols-12">
        <div
          className={cx(
            'grid min-w-0 grid-cols-1 content-start gap-5',
            aside ? 'md:col-span-7' : 'md:col-span-12 lg:col-span-10',
          )}
        >
          {above}
          <h1 className="text-display">{title}</h1>
          {lead && <div className="max-w-[58ch] text-lead text-balance text-muted">{lead}</div>}
          {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
        </div>
        {aside && <div className="min-w-0 md:col-span-5 md:col-start-8">{aside}</div>}
      </Container>
    </div>
  );
}
