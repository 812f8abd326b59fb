import type { ComponentProps } from 'react';
import { SiteLink } from './site-link.tsx';
import { cx } from './cx.ts';

const LOOK =
  'underline decoration-line-strong decoration-1 underline-offset-[0.22em] ' +
  'transition-[text-decoration-color] hover:decoration-accent hover:decoration-[3px]';

/** Link inside running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof SiteLink>) {
  return <SiteLink className={cx(LOOK, className)} {...rest} />;
}

/** Link to another site, in a new tab, marked for the eye and for screen readers. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={cx(LOOK, className)} target="_blank" rel="noopener" {...rest}>
      {children}
      <span aria-hidden="true">&#8239;↗</span>
      <span className="sr-only"> (öffnet neuen Tab)</span>
    </a>
  );
}
