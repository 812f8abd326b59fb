import { cx } from '#app/ui/cx.ts';
import type { Figure } from './report.ts';
import { describeChange } from './trends.ts';

/** A change against the period before; the sign is read, not only coloured. */
export function ChangeNote({ figure: { now, before } }: { figure: Figure }) {
  const direction = Math.sign(now - before);
  return (
    <span
      className={cx(
        'font-semibold whitespace-nowrap',
        direction > 0 && 'text-success',
        direction < 0 && 'text-danger',
        direction === 0 && 'text-muted',
      )}
    >
      {direction > 0 ? '↑ ' : direction < 0 ? '↓ ' : ''}
      {describeChange(now, before)}
    </span>
  );
}
