import { useState } from 'react';
import { Field, Input } from '#app/ui/form/field.tsx';
import { formatNumber } from '#shared/core/format.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { parseGermanNumber } from './parse-number.ts';
import { lazily } from '#shared/core/lazily.ts';

type Props = {
  id: string;
  label: string;
  value: number;
  min: number;
  max: number;
  /** Always two decimals and dots between thousands. */
  isMoney?: boolean;
  error?: string | undefined;
  onChange: (value: number) => void;
};

const plain = lazily(
  () => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2, useGrouping: false }),
);
const money = lazily(
  () =>
    new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/** Leads to a number that nobody can read, so that nothing is sent with the value before it. */
export function focusUnreadable(within: ParentNode = document): boolean {
  const fields = within.querySelectorAll<HTMLInputElement>('input[inputmode=decimal]');
  const field = [...fields].find(({ validity }) => !validity.valid);
  field?.focus();
  return field !== undefined;
}

/**
 * A number as people write it: '1.290,50'. The last good value holds until a
 * new one is readable; until then its form cannot be sent.
 */
export function NumberField({
  id,
  label,
  value,
  min,
  max,
  isMoney = false,
  error,
  onChange,
}: Props) {
  const [text, setText] = useState<string | null>(null);
  const read = (typed: string): number | null => {
    const number = parseGermanNumber(typed);
    return number !== null && number >= min && number <= max ? number : null;
  };
  const isReadable = text === null || read(text) !== null;
  const problem = isReadable
    ? ''
    : isMoney
      ? `Bitte einen Betrag von ${formatCents(min * 100)} bis ${formatCents(max * 100)}.`
      : `Bitte eine Zahl von ${formatNumber(min)} bis ${formatNumber(max)}.`;
  return (
    <Field label={label} id={id} required error={problem || error}>
      {(control) => (
        <Input
          {...control}
          ref={(input) => input?.setCustomValidity(problem)}
          inputMode="decimal"
          autoComplete="off"
          className="tabular text-right"
          value={text ?? (isMoney ? money : plain)().format(value)}
          onChange={(event) => {
            setText(event.target.value);
            const next = read(event.target.value);
            if (next !== null) onChange(next);
          }}
          onBlur={() => isReadable && setText(null)}
        />
      )}
    </Field>
  );
}
