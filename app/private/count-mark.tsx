import { cx } from '#app/ui/cx.ts';

type CountMarkProps = {
  count: number;
  /** Read out behind the number. */
  meaning: string;
  isUrgent?: boolean;
};

/** The number behind an entry of the navigation; none where there is nothing. */
export const CountMark = ({ count, meaning, isUrgent = false }: CountMarkProps) =>
  count > 0 && (
    <span
      className={cx(
        'tabular relative ml-2 inline-grid min-w-5 place-items-center rounded-full px-1.5 ' +
          'text-fine font-semibold',
        isUrgent ? 'bg-danger text-canvas' : 'bg-accent text-on-accent',
      )}
    >
      {count}
      <span className="sr-only"> {meaning}</span>
    </span>
  );
