import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Input } from './field.tsx';

type UnitInputProps = ComponentProps<typeof Input> & { id: string; unit: string };

/** A figure with its unit within the field, which is read out with it. */
export const UnitInput = ({ unit, className, ...rest }: UnitInputProps) => (
  <span className={cx('relative block', className ?? 'max-w-[9rem]')}>
    <Input
      inputMode="decimal"
      {...rest}
      className="tabular text-right"
      style={{ paddingRight: `calc(${unit.length}ch + 1.5rem)` }}
      aria-describedby={[rest['aria-describedby'], `${rest.id}-unit`].filter(Boolean).join(' ')}
    />
    <span
      id={`${rest.id}-unit`}
      className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
    >
      {unit}
    </span>
  </span>
);
