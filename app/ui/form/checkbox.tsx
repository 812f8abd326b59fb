import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './field-error.tsx';
import { useEarlyValue } from './use-early-value.ts';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A box in the colours of its scheme: Chromium's own looks switched off in the dark. */
export const BOX =
  'peer shrink-0 appearance-none rounded-control border border-line-strong bg-surface ' +
  'transition-colors hover:border-ink checked:border-ink checked:bg-ink disabled:opacity-60';

/** Stands behind its box. */
export const Tick = ({ size, className }: { size: number; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    className={cx('pointer-events-none absolute hidden text-canvas peer-checked:block', className)}
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
  >
    <path d="M6 12.5l4 4 8-9" />
  </svg>
);

/** A native checkbox with its label as one large target. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const generated = useId();
  const ref = useEarlyValue(rest);
  const boxId = id ?? generated;
  const described = [hint && `${boxId}-hint`, error && `${boxId}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="relative flex min-h-11 items-start gap-3 py-2.5">
        <input
          id={boxId}
          type="checkbox"
          className={cx(BOX, 'mt-0.5 size-[1.375rem]', error && 'border-danger')}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...rest}
          ref={ref}
        />
        <Tick size={22} className="mt-0.5" />
        <label
          htmlFor={boxId}
          className="-my-2.5 min-h-11 flex-1 py-2.5 text-small wrap-anywhere peer-disabled:opacity-70"
        >
          {label}
          {hint && (
            <span id={`${boxId}-hint`} className="block text-small text-muted">
              {hint}
            </span>
          )}
        </label>
      </div>
      <FieldError id={`${boxId}-error`} message={error} />
    </div>
  );
}
