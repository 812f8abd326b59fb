import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/form/field.tsx';
import { cx } from '#app/ui/cx.ts';
import type { SiteField } from './site-fields.ts';

type SiteControlProps = {
  field: SiteField;
  id: string;
  value: string;
  error: string | undefined;
  /** In a grid of figures, whose columns are narrower. */
  isFigure?: boolean;
};

/** The control of one field, filled with what is stored. */
export function SiteControl({ field, id, value, error, isFigure = false }: SiteControlProps) {
  const { name, label, kind = 'line', hint, mark, required = true, unit } = field;
  if (kind === 'check') {
    return (
      <Checkbox
        id={id}
        name={name}
        value="ja"
        defaultChecked={value === 'ja'}
        label={label}
        hint={hint}
        error={error}
        className="sm:col-span-6"
      />
    );
  }
  const isWide = kind === 'text' || kind === 'checks' || field.wide === true;
  if (kind === 'checks') {
    const chosen = value.split('\n');
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        aria-describedby={error && `${id}-error`}
        className="sm:col-span-6"
      >
        <legend className="text-small font-semibold">{label}</legend>
        <div className="flex flex-wrap gap-x-5">
          {(field.options ?? []).map(([option, text]) => (
            <Checkbox
              key={option}
              name={name}
              value={option}
              defaultChecked={chosen.includes(option)}
              label={text}
            />
          ))}
        </div>
        {error && (
          <p id={`${id}-error`} className="text-small text-danger">
            {error}
          </p>
        )}
      </fieldset>
    );
  }
  return (
    <Field
      id={id}
      label={label}
      hint={
        mark ? (
          <>
            <span className="sr-only">{mark}</span> {hint}
          </>
        ) : (
          hint
        )
      }
      error={error}
      required={required}
      className={cx(
        // What nobody has filled in yet has a yellow edge.
        mark && '[&_:is(input,select,textarea)]:shadow-[inset_3px_0_0_var(--accent)]',
        !isFigure && (isWide ? 'sm:col-span-6' : 'sm:col-span-3'),
        field.short && 'xl:col-span-2',
      )}
    >
      {(control) => {
        if (kind === 'text') {
          return (
            <Textarea
              {...control}
              name={name}
              defaultValue={value}
              rows={field.rows ?? 4}
              className={field.mono ? 'font-mono text-small' : ''}
            />
          );
        }
        if (kind === 'select') {
          return (
            <Select {...control} name={name} defaultValue={value}>
              {(field.options ?? []).map(([option, text]) => (
                <option key={option} value={option}>
                  {text}
                </option>
              ))}
              {/* Saved before this choice was offered: it stays what it is. */}
              {value !== '' && !field.options?.some(([option]) => option === value) && (
                <option value={value}>{value}</option>
              )}
            </Select>
          );
        }
        const unitId = `${control.id}-unit`;
        const described = [control['aria-describedby'], unit && unitId].filter(Boolean).join(' ');
        const input = (
          <Input
            {...control}
            name={name}
            defaultValue={value}
            type={INPUT_TYPES[kind]}
            className={unit && 'tabular pr-9 text-right'}
            {...(described && { 'aria-describedby': described })}
            {...(kind === 'number' ? { inputMode: 'decimal' } : {})}
          />
        );
        return unit ? (
          <span className="relative block max-w-[9rem]">
            {input}
            <span
              id={unitId}
              className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
            >
              {unit}
            </span>
          </span>
        ) : (
          input
        );
      }}
    </Field>
  );
}

const INPUT_TYPES = {
  line: 'text',
  day: 'date',
  time: 'time',
  number: 'text',
  email: 'email',
  url: 'url',
} as const;
