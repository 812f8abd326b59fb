import { useState, type ComponentProps } from 'react';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { GrowingText } from '#app/ui/form/growing-text.tsx';
import { UnitInput } from '#app/ui/form/unit-input.tsx';
import { cx } from '#app/ui/cx.ts';
import type { SiteField } from './site-fields.ts';

type SiteControlProps = {
  field: SiteField;
  id: string;
  value: string;
  error: string | undefined;
  /** Of figures: side by side, or one below the other with its label before it. */
  look?: 'columns' | 'rows' | undefined;
};

const ROW = 'grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0 py-2';
const NOTED_ROW =
  `${ROW} [&>label]:self-end [&>p]:col-start-1 [&>p]:self-start ` +
  '[&>span]:col-start-2 [&>span]:row-span-2 [&>span]:row-start-1';

/** The control of one field, filled with what is stored. */
export function SiteControl({ field, id, value, error, look }: SiteControlProps) {
  const {
    name,
    label,
    kind = 'line',
    hint,
    mark,
    required = true,
    unit,
    chars,
    placeholder,
  } = field;
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
      optionalMark={!placeholder}
      className={cx(
        // What nobody has filled in yet has a yellow edge.
        mark && '[&_:is(input,select,textarea)]:shadow-[inset_3px_0_0_var(--accent)]',
        look === 'rows' && (hint || error ? NOTED_ROW : ROW),
        !look && (isWide ? 'sm:col-span-6' : field.short ? 'sm:col-span-2' : 'sm:col-span-3'),
      )}
    >
      {(control) => {
        if (kind === 'text') {
          return (
            <LongText
              {...control}
              name={name}
              begin={value}
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
        if (unit)
          return (
            <UnitInput
              {...control}
              name={name}
              defaultValue={value}
              unit={unit}
              placeholder={placeholder}
              className={look === 'rows' ? 'w-32' : 'max-w-[9rem]'}
            />
          );
        return (
          <Input
            {...control}
            name={name}
            defaultValue={value}
            type={INPUT_TYPES[kind]}
            {...(chars && { style: { maxWidth: `calc(${chars}ch + 2rem)` } })}
          />
        );
      }}
    </Field>
  );
}

/** Of the form it is a field that begins with what is stored. */
function LongText({ begin, ...rest }: ComponentProps<'textarea'> & { begin: string }) {
  const [text, setText] = useState(begin);
  return <GrowingText {...rest} value={text} onChange={({ target }) => setText(target.value)} />;
}

const INPUT_TYPES = {
  line: 'text',
  day: 'date',
  time: 'time',
  number: 'text',
  email: 'email',
  url: 'url',
} as const;
