import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { fieldId } from './field-id.ts';

type Props = {
  /**
   * Where it stands in the document, e.g. 'title' or 'positions.0.description':
   * errors name it so.
   */
  path: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Title of a document or of one position. */
export const TitleField = ({ path, label, value, error, onChange }: Props) => (
  <Field label={label} id={fieldId(path)} required error={error}>
    {(control) => (
      <Input
        {...control}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);

/** Running text of a document. */
export const TextField = ({
  path,
  label,
  value,
  error,
  onChange,
  rows,
  maxLength = 4000,
}: Props & { rows: number; maxLength?: number }) => (
  <Field label={label} id={fieldId(path)} error={error}>
    {(control) => (
      <Textarea
        {...control}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
);
