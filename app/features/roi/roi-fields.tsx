import { useState } from 'react';
import { explainRoiInput, type RoiInput } from '#shared/statistics/roi.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { type RoiField } from './fields.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { ROI_TEXTS } from '#shared/texts/roi.ts';

type NumberFieldProps = {
  field: RoiField;
  value: string;
  onChange: (name: keyof RoiInput, value: string) => void;
};

export function NumberField({ field, value, onChange }: NumberFieldProps) {
  const texts = useTexts(ROI_TEXTS);
  return (
    <Field
      label={`${texts[`field.${field.name}`]} (${field.unit})`}
      required
      hint={texts[`hint.${field.name}`]}
      error={explainRoiInput(field.name, value)}
    >
      {(control) => (
        <Input
          {...control}
          required={false}
          name={field.param}
          value={value}
          inputMode="decimal"
          maxLength={30}
          autoComplete="off"
          onChange={(event) => onChange(field.name, event.target.value)}
        />
      )}
    </Field>
  );
}

/**
 * Copies the address with all inputs; where the clipboard is closed, the
 * address bar shows the same.
 */
export function CopyLink({ search }: { search: string }) {
  const texts = useTexts(ROI_TEXTS);
  const [copied, setCopied] = useState({ search: '', message: '' });
  const message = copied.search === search && copied.message;
  const copy = async () => {
    const url = `${window.location.origin}${window.location.pathname}${search ? `?${search}` : ''}`;
    const done = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setCopied({ search, message: done ? 'Link kopiert' : 'Link steht in der Adresszeile' });
  };
  return (
    <>
      <Button variant="quiet" className="max-sm:px-0" onClick={() => void copy()}>
        {message || texts.copy}
      </Button>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  );
}
