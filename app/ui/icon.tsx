import { cx } from './cx.ts';
import type { IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

/** Decorative unless `label` is given. Refers to the sprite that every document carries (icon-sprite.tsx). */
export function Icon({ name, size = 20, label, className }: { name: IconName; size?: number; label?: string; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      className={cx('icon shrink-0', className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
