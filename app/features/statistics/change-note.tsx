import { cx } from '#app/ui/cx.ts';
import type { Figure } from './report.ts';
import { describeChange } from './trends.ts';

/** What changes less is the noise of small numbers. */
const TELLING = 0.25;

type ChangeNoteProps = {
  figure: Figure;
  /** Errors and waiting times. */
  lessIsBetter?: boolean;
};

/** A change against the period before; only a large one has a colour. */
export function ChangeNote({ figure: { now, before }, lessIsBetter = false }: ChangeNoteProps) {
  const change = before > 0 ? now / before - 1 : 0;
  const direction = Math.abs(change) >= TELLING ? Math.sign(change) * (lessIsBetter ? -1 : 1) : 0;
  return (
    <span
      className={cx(
        'whitespace-nowrap',
        direction > 0 && 'text-success',
        direction < 0 && 'text-danger',
        direction === 0 && 'text-muted',
      )}
    >
      {describeChange(now, before)}
    </span>
  );
}
