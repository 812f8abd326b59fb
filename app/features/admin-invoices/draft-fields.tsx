import { COUNTRY_NAMES, CUSTOMER_COUNTRIES, UNITS, type Party, type Position } from '#shared/billing.ts';
import type { InvoiceContent } from '#shared/invoice.ts';
import { formatCents } from '#shared/money.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { DecimalInput } from './decimal-input.tsx';

export type DraftFieldsProps = {
  content: InvoiceContent;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<InvoiceContent>) => void;
};

/** The id of a field is its path, so that the summary of errors can lead to it. */
export const fieldId = (path: string): string => `feld-${path}`;

export function CustomerFields({ content: { customer }, errors, onChange }: DraftFieldsProps) {
  const set = (change: Partial<Party>) => onChange({ customer: { ...customer, ...change } });
  const text = (
    name: 'name' | 'company' | 'street' | 'postalCode' | 'city' | 'email' | 'vatId',
    label: string,
    required: boolean,
    maxLength: number,
  ) => (
    <Field label={label} required={required} id={fieldId(`customer.${name}`)} error={errors[`customer.${name}`]}>
      {(control) => (
        <Input
          {...control}
          type={name === 'email' ? 'email' : 'text'}
          maxLength={maxLength}
          value={customer[name]}
          onChange={(event) =>
            set({ [name]: name === 'vatId' ? event.target.value.replaceAll(' ', '').toUpperCase() : event.target.value })
          }
        />
      )}
    </Field>
  );
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-display text-title font-semibold">Kunde</legend>
      <Field label="Art" required>
        {(control) => (
          <Select {...control} value={customer.kind} onChange={(event) => set({ kind: event.target.value as Party['kind'] })}>
            <option value="business">Unternehmen</option>
            <option value="consumer">Verbraucher</option>
          </Select>
        )}
      </Field>
      {text('email', 'E-Mail', true, 254)}
      {text('company', 'Firma', false, 160)}
      {text('name', 'Name', true, 120)}
      <div className="sm:col-span-2">{text('street', 'Straße und Hausnummer', true, 160)}</div>
      {text('postalCode', 'Postleitzahl', true, 12)}
      {text('city', 'Ort', true, 120)}
      <Field label="Land" required>
        {(control) => (
          <Select {...control} value={customer.country} onChange={(event) => set({ country: event.target.value as Party['country'] })}>
            {CUSTOMER_COUNTRIES.map((country) => (
              <option key={country} value={country}>
                {COUNTRY_NAMES[country]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {text('vatId', 'USt-IdNr.', false, 20)}
    </fieldset>
  );
}

const emptyPosition = (): Position => ({
  id: createUuid(),
  title: '',
  description: '',
  quantity: 1,
  unit: 'pauschal',
  unitPriceCents: 0,
  discountPercent: 0,
  optional: false,
});

export function PositionFields({ content, errors, onChange, amounts }: DraftFieldsProps & { amounts: readonly number[] }) {
  const { positions } = content;
  const set = (index: number, change: Partial<Position>) =>
    onChange({ positions: positions.map((position, at) => (at === index ? { ...position, ...change } : position)) });
  const move = (index: number, by: number) => {
    const next = [...positions];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange({ positions: next });
  };
  return (
    <section aria-labelledby="positionen" id={fieldId('positions')}>
      <h2 id="positionen" className="mb-3 text-title">
        Positionen
      </h2>
      {errors['positions'] && (
        <p role="alert" className="mb-3 text-small text-danger">
          {errors['positions']}
        </p>
      )}
      <ol className="grid gap-4">
        {positions.map((position, index) => (
          <li key={position.id} className="grid gap-4 border border-line bg-surface p-4">
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-small font-semibold">Position {index + 1}</h3>
              <div className="flex">
                <IconButton
                  icon="chevron"

                  turned
                  label={`Position ${index + 1} nach oben`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="chevron"

                  label={`Position ${index + 1} nach unten`}
                  disabled={index === positions.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="trash"

                  label={`Position ${index + 1} entfernen`}
                  onClick={() => onChange({ positions: positions.filter((_, at) => at !== index) })}
                />
              </div>
            </div>
            <Field label="Leistung" required id={fieldId(`positions.${index}.title`)} error={errors[`positions.${index}.title`]}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={200}
                  value={position.title}
                  onChange={(event) => set(index, { title: event.target.value })}
                />
              )}
            </Field>
            <Field label="Beschreibung">
              {(control) => (
                <Textarea
                  {...control}
                  rows={2}
                  maxLength={2000}
                  value={position.description}
                  onChange={(event) => set(index, { description: event.target.value })}
                />
              )}
            </Field>
            <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
              <Field label="Menge" required id={fieldId(`positions.${index}.quantity`)} error={errors[`positions.${index}.quantity`]}>
                {(control) => (
                  <DecimalInput
                    control={control}
                    value={position.quantity}
                    onChange={(quantity) => set(index, { quantity: Math.max(0, quantity) })}
                  />
                )}
              </Field>
              <Field label="Einheit" required>
                {(control) => (
                  <Select
                    {...control}
                    value={position.unit}
                    onChange={(event) => set(index, { unit: event.target.value as Position['unit'] })}
                  >
                    {UNITS.map((unit) => (
                      <option key={unit}>{unit}</option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field label="Einzelpreis in €" required>
                {(control) => (
                  <DecimalInput
                    control={control}
                    isMoney
                    value={position.unitPriceCents / 100}
                    onChange={(price) => set(index, { unitPriceCents: Math.round(price * 100) })}
                  />
                )}
              </Field>
              <Field label="Rabatt in %" optionalMark={false}>
                {(control) => (
                  <DecimalInput
                    control={control}
                    value={position.discountPercent}
                    onChange={(percent) => set(index, { discountPercent: Math.min(100, Math.max(0, percent)) })}
                  />
                )}
              </Field>
            </div>
            <p className="tabular text-right font-semibold">{formatCents(amounts[index] ?? 0)}</p>
          </li>
        ))}
      </ol>
      <Button className="mt-4" size="small" variant="secondary" onClick={() => onChange({ positions: [...positions, emptyPosition()] })}>
        <Icon name="plus" /> Position hinzufügen
      </Button>
    </section>
  );
}
