import { cx } from '../cx.ts';

/**
 * Progress of `value` out of `max`, drawn as the scale of a gauge. The label is
 * read out, not shown. `isThin` is the line of a list, on a track that shows what is left.
 */
export function Progress({
  value,
  max,
  label,
  isThin = false,
}: {
  value: number;
  max: number;
  label: string;
  isThin?: boolean;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={`${value} von ${max}`}
      className={isThin ? 'h-1 bg-line' : 'h-2 border-b border-line-strong'}
    >
      <div
        className={cx(
          'h-full origin-left transition-transform duration-300',
          isThin && share === 1 ? 'bg-success' : 'bg-accent',
        )}
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  );
}
