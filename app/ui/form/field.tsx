import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { FieldError } from './field-error.tsx';
import { useEarlyValue } from './use-early-value.ts';

export const CONTROL =
  'w-full min-h-12 rounded-control border border-line-strong bg-surface px-3.5 text-body ' +
  'text-ink placeholder:text-muted transition-[border-color,box-shadow] hover:border-ink ' +
  'focus:border-ink focus:outline-2 focus:outline-offset-0 focus:outline-focus ' +
  'disabled:opacity-55 aria-invalid:border-danger ' +
  'aria-invalid:shadow-[inset_3px_0_0_var(--danger)]';

export type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
};

type FieldProps = {
  label: ReactNode;
  /** Gets the ids and states that tie the control to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /**
   * False for filters and other fields that nobody has to fill in anyway: they
   * carry no '(optional)'.
   */
  optionalMark?: boolean;
  /** Fixed id, so that an error summary can link to the control. */
  id?: string;
  className?: string;
};

/**
 * Label, control, hint and error of one form field. Optional fields are marked,
 * required ones are the rule.
 */
export function Field({
  label,
  children,
  hint,
  error,
  required = false,
  optionalMark = true,
  id,
  className,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={cx('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={controlId} className="text-small font-semibold">
        {label}
        {!required && optionalMark && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id: controlId,
        required,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${controlId}-error`} message={error} />
    </div>
  );
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  const ref = useEarlyValue(rest);
  return <input className={cx(CONTROL, className)} {...rest} ref={ref} />;
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const ref = useEarlyValue(rest);
  return (
    <textarea
      className={cx(CONTROL, 'py-3 leading-normal', className)}
      rows={rows}
      {...rest}
      ref={ref}
    />
  );
}

/** The native select: best on phones, in every screen reader, and free. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const ref = useEarlyValue(rest);
  return (
    <span className="relative block h-fit">
      <select className={cx(CONTROL, 'appearance-none pr-11', className)} {...rest} ref={ref}>
        {children}
      </select>
      {/* Above the control where that lies above the link of its row (ui/content/table.tsx). */}
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-3.5 z-1 -translate-y-1/2"
      />
    </span>
  );
}
