import { useState } from 'react';
import { Field, Input } from '#app/ui/form/field.tsx';

type Props = { value: string; onChange: (value: string) => void };

/** Folded while there is none, with what it is good for; as a field once it is known. */
export function VatField({ value, onChange }: Props) {
  const [wasKnown] = useState(value !== '');
  const [isOpen, setOpen] = useState(wasKnown);
  // Not closed again by emptying it.
  if (value !== '' && !isOpen) setOpen(true);
  const field = (
    <Field
      label="USt-IdNr."
      optionalMark={false}
      hint="Firmen aus anderen EU-Ländern stellen wir damit Rechnungen ohne Umsatzsteuer."
    >
      {(control) => (
        <Input
          {...control}
          maxLength={40}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
  if (wasKnown) return field;
  return (
    // Opened by the browser, so that it works before its code has come.
    <details
      className="sm:pt-7"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-11 list-none items-center text-small font-semibold underline underline-offset-4">
        USt-IdNr. hinzufügen
      </summary>
      {field}
    </details>
  );
}
