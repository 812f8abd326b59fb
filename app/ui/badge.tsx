import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'danger';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line-strong text-ink',
  accent: 'border-transparent bg-accent text-on-accent',
  success: 'border-success text-success',
  danger: 'border-danger text-danger',
};

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 justify-self-start rounded-control border px-2 ' +
          'py-0.5 text-fine leading-snug font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
