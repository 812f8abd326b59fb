import { useState } from 'react';
import { Input } from '#app/ui/form/field.tsx';
import type { FieldControl } from '#app/ui/form/field.tsx';

const format = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4, useGrouping: false });
const money = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1.290,50' and '1290.50' → 1290.5; null for anything that is no number. */
export function parseDecimal(text: string): number | null {
  const compact = text.replace(/[\s\u00a0€%]/g, '').replace('−', '-');
  const plain = compact.includes(',') ? compact.replaceAll('.', '').replace(',', '.') : compact;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

type DecimalInputProps = {
  control: FieldControl;
  value: number;
  onChange: (value: number) => void;
  /** Shows two decimals and dots between thousands. */
  isMoney?: boolean;
  className?: string;
};

/** A number as Germans write it. What is being typed stays as it is; it is put in order when the field is left. */
export function DecimalInput({ control, value, onChange, isMoney = false, className }: DecimalInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...control}
      inputMode="decimal"
      autoComplete="off"
      className={className ?? 'tabular text-right'}
      value={typed ?? (isMoney ? money : format).format(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = parseDecimal(event.target.value);
        if (next !== null) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
