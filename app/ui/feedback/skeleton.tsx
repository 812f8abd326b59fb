import { cx } from '../cx.ts';

/** A grey place holder of the size that the content will have; give width and height by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block motion-safe:animate-pulse rounded-control bg-line', className)}
    />
  );
}
