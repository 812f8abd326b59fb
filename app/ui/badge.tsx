import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

/**
 * States have six tones: `draft` has not begun, `neutral` is on its way and asks nothing of us,
 * `waiting` does, `danger` is overdue or has failed, `success` is over and has a tick, `lost` is
 * over without it. `accent` recommends.
 */
export type BadgeTone = 'draft' | 'neutral' | 'waiting' | 'danger' | 'success' | 'lost' | 'accent';

const NEUTRAL = 'border-line text-muted dark:border-line-strong/60';

const TONES: Record<BadgeTone, string> = {
  draft: NEUTRAL,
  neutral: NEUTRAL,
  lost: NEUTRAL,
  waiting: 'border-transparent bg-waiting-wash text-waiting',
  success: 'border-transparent bg-success-wash text-success',
  danger: 'border-transparent bg-danger-wash text-danger',
  accent: 'border-transparent bg-accent text-on-accent',
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
      data-tone={tone}
      className={cx(
        'badge inline-flex items-baseline gap-1.5 justify-self-start rounded-control border px-2 ' +
          'py-0.5 text-fine leading-snug font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {tone === 'success' && <Icon name="check" size={14} className="self-center text-success" />}
      {children}
    </span>
  );
}
