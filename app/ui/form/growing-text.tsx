import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CONTROL, Textarea } from './field.tsx';

const TYPE = 'col-start-1 row-start-1 py-3 leading-normal';

/**
 * Grows with its words, from as many `rows`: the same words stand unseen behind it and give it its height, also where a
 * browser does not know `field-sizing` (Safari before 26.2, Firefox).
 */
export const GrowingText = ({
  value,
  rows = 1,
  className,
  ...rest
}: ComponentProps<'textarea'> & { value: string }) => (
  <span className="grid grid-cols-[minmax(0,1fr)]">
    <span
      aria-hidden="true"
      className={cx(
        CONTROL,
        TYPE,
        className,
        'growing-copy invisible break-words whitespace-pre-wrap',
      )}
    >
      {/* A last empty line has a height, too. */}
      {`${value} `}
    </span>
    <Textarea
      {...rest}
      rows={rows}
      value={value}
      className={cx(TYPE, className, 'resize-none overflow-hidden')}
    />
  </span>
);
