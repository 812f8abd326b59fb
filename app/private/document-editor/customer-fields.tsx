import { COUNTRY_NAMES, CUSTOMER_COUNTRIES, type Party } from '#shared/billing/billing.ts';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { RadioCards } from '#app/ui/form/radio-cards.tsx';
import { fieldId } from './field-id.ts';

type Props = {
  customer: Party;
  errors: Readonly<Record<string, string>>;
  onChange: (customer: Party) => void;
};

export function CustomerFields({ customer, errors, onChange }: Props) {
  const set = (change: Partial<Party>) => onChange({ ...customer, ...change });
  const text = (
    field: 'name' | 'company' | 'street' | 'postalCode' | 'city' | 'email' | 'vatId',
    label: string,
    maxLength: number,
    required = true,
  ) => (
    <Field
      label={label}
      id={fieldId(`customer.${field}`)}
      required={required}
      error={errors[`customer.${field}`]}
    >
      {(control) => (
        <Input
          {...control}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete="off"
          maxLength={maxLength}
          value={customer[field]}
          onChange={(event) =>
            set({
              [field]:
                field === 'vatId'
                  ? event.target.value.toUpperCase().replaceAll(/\s/g, '')
                  : event.target.value,
            })
          }
        />
      )}
    </Field>
  );
  return (
    <section aria-labelledby="kunde" className="grid gap-4">
      <h2 id="kunde" className="text-title">
        Kunde
      </h2>
      <RadioCards
        legend="Art des Kunden"
        required
        options={[
          {
            value: 'business',
            title: 'Unternehmen',
            description: 'Ohne Widerrufsrecht, Raten möglich',
          },
          { value: 'consumer', title: 'Privatperson', description: 'Mit Widerrufsbelehrung' },
        ]}
        value={customer.kind}
        onChange={(kind) => set({ kind, ...(kind === 'consumer' && { company: '', vatId: '' }) })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {text('name', 'Ansprechpartner', 120)}
        {customer.kind === 'business' && text('company', 'Unternehmen', 160, false)}
        {text('street', 'Straße und Hausnummer', 160)}
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4">
          {text('postalCode', 'PLZ', 12)}
          {text('city', 'Ort', 120)}
        </div>
        <Field label="Land" id={fieldId('customer.country')} required>
          {(control) => (
            <Select
              {...control}
              value={customer.country}
              onChange={(event) => set({ country: event.target.value as Party['country'] })}
            >
              {CUSTOMER_COUNTRIES.map((code) => (
                <option key={code} value={code}>
                  {COUNTRY_NAMES[code]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {text('email', 'E-Mail', 254)}
        {customer.kind === 'business' && text('vatId', 'USt-IdNr.', 20, false)}
      </div>
    </section>
  );
}
