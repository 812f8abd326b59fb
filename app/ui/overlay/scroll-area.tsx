import { ScrollArea as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** PERF-09, in milliseconds. */
const SCROLL_HIDE_DELAY = 600;

/**
 * Scrollable region with a bar that hides after use; `className` bounds its
 * height. `label` names it, because keyboard users have to be able to enter it.
 */
export function ScrollArea({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Primitive.Root
      type="scroll"
      scrollHideDelay={SCROLL_HIDE_DELAY}
      className={cx('overflow-hidden', className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <Primitive.Viewport
        className="size-full max-h-[inherit]"
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        {children}
      </Primitive.Viewport>
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <Primitive.Scrollbar
          key={orientation}
          orientation={orientation}
          className="flex touch-none p-0.5 select-none data-[orientation=horizontal]:h-2.5 data-[orientation=vertical]:w-2.5"
        >
          <Primitive.Thumb className="relative flex-1 rounded-full bg-line-strong" />
        </Primitive.Scrollbar>
      ))}
    </Primitive.Root>
  );
}
