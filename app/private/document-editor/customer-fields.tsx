import { useState } from 'react';
import { CUSTOMER_LIMITS, tidyVatId, type Party } from '#shared/billing/billing.ts';
import { COUNTRY_NAMES, CUSTOMER_COUNTRIES } from '#shared/billing/countries.ts';
import { PaddedPanel } from '#app/private/panel.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { RadioCards } from '#app/ui/form/radio-cards.tsx';
import { fieldId } from './field-id.ts';

type Props = {
  customer: Party;
  errors: Readonly<Record<string, string>>;
  onChange: (customer: Party) => void;
};

const REQUIRED = ['name', 'street', 'postalCode', 'city', 'email'] as const;

/** Whom the document is for: read where he is known, asked for where something is missing. */
export function CustomerFields({ customer, errors, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(() => REQUIRED.some((field) => !customer[field].trim()));
  if (!isOpen && Object.keys(errors).some((path) => path.startsWith('customer.'))) setIsOpen(true);
  return isOpen ? (
    <PaddedPanel id="kunde" title="Kunde">
      <Fields customer={customer} errors={errors} onChange={onChange} />
    </PaddedPanel>
  ) : (
    <PaddedPanel
      id="kunde"
      title="Kunde"
      aside={
        <Button
          size="small"
          variant="quiet"
          className="-mr-4"
          aria-label="Kunde ändern"
          onClick={() => setIsOpen(true)}
        >
          Ändern
        </Button>
      }
    >
      <p className="font-semibold wrap-anywhere">
        {[customer.company, customer.name].filter(Boolean).join(', ')}
      </p>
      <p className="wrap-anywhere text-muted">
        {[
          customer.street,
          `${customer.postalCode} ${customer.city}`,
          COUNTRY_NAMES[customer.country],
        ].join(', ')}
      </p>
      <p className="wrap-anywhere text-muted">
        {[customer.email, customer.vatId].filter(Boolean).join(', ')}
      </p>
    </PaddedPanel>
  );
}

function Fields({ customer, errors, onChange }: Props) {
  const set = (change: Partial<Party>) => onChange({ ...customer, ...change });
  const text = (
    field: 'name' | 'company' | 'street' | 'postalCode' | 'city' | 'email' | 'vatId',
    label: string,
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
          maxLength={CUSTOMER_LIMITS[field]}
          value={customer[field]}
          onChange={(event) =>
            set({
              [field]: field === 'vatId' ? tidyVatId(event.target.value) : event.target.value,
            })
          }
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-4">
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
        {text('name', 'Ansprechpartner')}
        {customer.kind === 'business' && text('company', 'Unternehmen', false)}
        {text('street', 'Straße und Hausnummer')}
        <div className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4">
          {text('postalCode', 'PLZ')}
          {text('city', 'Ort')}
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
        {text('email', 'E-Mail')}
        {customer.kind === 'business' && text('vatId', 'USt-IdNr.', false)}
      </div>
    </div>
  );
}
