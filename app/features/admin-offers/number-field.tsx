import { useState } from 'react';
import { Field, Input } from '#app/ui/form/field.tsx';
import { parseGermanNumber } from './parse-number.ts';

type Props = {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  error?: string | undefined;
  onChange: (value: number) => void;
  optionalMark?: boolean;
};

const format = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2, useGrouping: false });

/** A number as people write it: '1.290,50'. The last good value holds until a new one is readable. */
export function NumberField({ id, label, value, min, max, error, onChange }: Props) {
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? value : parseGermanNumber(text);
  const problem =
    typed === null || typed < min || typed > max ? `Bitte eine Zahl von ${format.format(min)} bis ${format.format(max)}.` : error;
  return (
    <Field label={label} id={id} required error={problem}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          className="tabular"
          value={text ?? format.format(value)}
          onChange={(event) => {
            setText(event.target.value);
            const next = parseGermanNumber(event.target.value);
            if (next !== null && next >= min && next <= max) onChange(next);
          }}
          onBlur={() => typed !== null && typed >= min && typed <= max && setText(null)}
        />
      )}
    </Field>
  );
}
