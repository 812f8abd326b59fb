import { cx } from '#app/ui/cx.ts';

type CountMarkProps = {
  count: number;
  /** Read out behind the number. */
  meaning: string;
  tone?: 'action' | 'urgent' | 'plain';
};

const TONES = {
  action: 'rounded-full bg-accent px-1 font-semibold text-on-accent',
  urgent: 'rounded-full bg-danger px-1 font-semibold text-canvas',
  plain: 'text-muted',
};

/** The number behind an entry of the navigation; none where there is nothing. */
export const CountMark = ({ count, meaning, tone = 'action' }: CountMarkProps) =>
  count > 0 && (
    <span
      className={cx(
        'tabular relative ml-2 inline-grid h-[1.25rem] min-w-[1.25rem] place-items-center text-fine',
        TONES[tone],
      )}
    >
      {count}
      <span className="sr-only"> {meaning}</span>
    </span>
  );
