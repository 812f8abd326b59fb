import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** A bordered panel. Never nested: a card in a card is a sign that a heading or a line would do. */
export function Card({
  className,
  tone = 'plain',
  ...rest
}: ComponentProps<'div'> & { tone?: 'plain' | 'marked' }) {
  return (
    <div
      className={cx(
        'rounded-control border bg-surface p-5 sm:p-6',
        tone === 'marked' ? 'border-ink shadow-[inset_0_6px_0_var(--accent)]' : 'border-line',
        className,
      )}
      {...rest}
    />
  );
}
