import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './field-error.tsx';
import { useEarlyValue } from './use-early-value.ts';

type RadioCardOption<Value extends string> = {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  /** Short text at the right edge: a price or a surcharge. */
  aside?: ReactNode;
  icon?: ReactNode;
};

type RadioCardsProps<Value extends string> = {
  legend: ReactNode;
  name?: string;
  options: readonly RadioCardOption<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  required?: boolean;
  error?: string | undefined;
  columns?: 1 | 2 | 4;
  /** Fixed id, so that an error summary can link to the group. */
  id?: string;
};

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 4: 'sm:grid-cols-2 lg:grid-cols-4' } as const;

/**
 * A radio group whose options are cards: arrow keys, form semantics and the
 * chosen state come from the native inputs.
 */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  required = false,
  error,
  columns = 2,
  id,
}: RadioCardsProps<Value>) {
  const generated = useId();
  const groupId = id ?? generated;
  return (
    <fieldset
      id={groupId}
      className="min-w-0"
      aria-describedby={error ? `${groupId}-error` : undefined}
    >
      <legend className="mb-2 text-small font-semibold">
        {legend}
        {!required && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      <div className={cx('grid gap-2.5', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 rounded-control border border-line-strong bg-surface px-3.5 py-2.5 transition-[border-color,box-shadow,background-color] hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <Radio
              name={name ?? groupId}
              value={option.value}
              checked={value === option.value}
              required={required}
              onChoose={() => onChange(option.value)}
            />
            {option.icon}
            <span className="min-w-0 flex-1 basis-20">
              <span className="block leading-snug font-semibold">{option.title}</span>
              {option.description && (
                <span className="block text-fine text-muted">{option.description}</span>
              )}
            </span>
            {option.aside && (
              <span className="tabular ml-auto text-small font-semibold whitespace-nowrap">
                {option.aside}
              </span>
            )}
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={`${groupId}-error`} message={error} />
      </div>
    </fieldset>
  );
}

type RadioProps = {
  name: string;
  value: string;
  checked: boolean;
  required: boolean;
  onChoose: () => void;
};

function Radio({ onChoose, ...rest }: RadioProps) {
  const ref = useEarlyValue<HTMLInputElement>({
    checked: rest.checked,
    onChange: ({ target }) => target.checked && onChoose(),
  });
  return (
    <input
      type="radio"
      className="size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-[border-width] checked:border-[6px] checked:border-ink focus-visible:outline-none"
      {...rest}
      ref={ref}
      onChange={onChoose}
    />
  );
}
