import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';

/** Label and value pairs; pairs without a value are left out. */
export function FactList({
  facts,
  isNarrow = false,
}: {
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Beside something else: labels take less of the line, or stand above where that is short. */
  isNarrow?: boolean;
}) {
  return (
    <dl className={cx('panel panel-rows', isNarrow && '@container')}>
      {facts
        .filter(([, value]) => value !== '' && value != null && value !== false)
        .map(([label, value]) => (
          <div
            key={label}
            className={cx(
              'panel-row grid gap-x-4 py-2.5 max-sm:in-[.area]:grid-cols-[8rem_minmax(0,1fr)] ' +
                'max-sm:in-[.area]:items-baseline sm:items-baseline',
              isNarrow
                ? 'text-small sm:@min-[18rem]:grid-cols-[5.5rem_minmax(0,1fr)]'
                : 'sm:grid-cols-[11rem_minmax(0,1fr)]',
            )}
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line in-[.area]:[&_a]:underline in-[.area]:[&_a]:decoration-line-strong in-[.area]:[&_a]:underline-offset-4">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
