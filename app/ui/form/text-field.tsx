import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, Textarea } from './field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'required' | 'id'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** With this many lines it is a text of its own, not a line. */
  rows?: number;
  /** Where little else is asked; a text grows with its words. */
  isTall?: boolean;
  required?: boolean;
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A labelled line or text of which only the words matter. */
export function TextField({
  label,
  value,
  onChange,
  rows,
  isTall,
  required = false,
  id,
  hint,
  error,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      {...(id && { id })}
      {...(className && { className })}
    >
      {(control) =>
        rows === undefined ? (
          <Input
            {...control}
            {...rest}
            className={isTall ? 'min-h-14' : ''}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Textarea
            {...control}
            rows={rows}
            className={isTall ? 'field-sizing-content min-h-24' : ''}
            {...(rest.name !== undefined && { name: rest.name })}
            placeholder={rest.placeholder}
            {...(rest.maxLength !== undefined && { maxLength: rest.maxLength })}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
