import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

export type WayStep = {
  id: string;
  text: string;
  note?: ReactNode;
  /** When it was reached. */
  time?: string;
  /** What is paid then. */
  value?: string;
  state: 'passed' | 'now' | 'ahead';
};

/** Steps from top to bottom on one line: what is done, what is next, what follows. */
export const Way = ({ steps }: { steps: readonly WayStep[] }) => (
  <ol>
    {steps.map(({ id, text, note, time, value, state }, index) => (
      <li
        key={id}
        className="relative pb-4 pl-[2.5rem] last:pb-0"
        aria-current={state === 'now' ? 'step' : undefined}
      >
        {index < steps.length - 1 && (
          <span
            aria-hidden="true"
            className="absolute top-7 bottom-0 left-[0.8125rem] w-px bg-line-strong"
          />
        )}
        <span
          aria-hidden="true"
          className={cx(
            'tabular absolute top-0 left-0 grid size-[1.6875rem] place-items-center rounded-full ' +
              'border text-fine font-semibold',
            state === 'passed' && 'border-success bg-success text-canvas',
            state === 'now' && 'border-transparent bg-accent text-on-accent',
            state === 'ahead' && 'border-line-strong bg-surface text-muted',
          )}
        >
          {state === 'passed' ? <Icon name="check" size={16} /> : index + 1}
        </span>
        <p className="flex min-h-[1.6875rem] flex-wrap items-baseline justify-between gap-x-4 text-small">
          <span className={cx('min-w-0', state === 'now' && 'font-semibold')}>
            {text}
            {state === 'passed' && <span className="sr-only"> (erledigt)</span>}
          </span>
          {time && <span className="tabular whitespace-nowrap text-muted">{time}</span>}
          {value && <span className="tabular font-semibold whitespace-nowrap">{value}</span>}
        </p>
        {note && <p className="text-small text-muted">{note}</p>}
      </li>
    ))}
  </ol>
);
