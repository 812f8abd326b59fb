import { useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { COUNTRY_NAMES, CUSTOMER_COUNTRIES } from '#shared/billing.ts';
import { UnsavedGuard } from '../area/unsaved-guard.tsx';
import { useRowChange } from '../area/use-row-change.ts';
import { readSession, writeSession } from '../session/session-store.ts';
import { DETAILS_KEY, type Details } from './details.ts';

const FIELDS = ['phone', 'company', 'street', 'postcode', 'city', 'country', 'vat_id'] as const;
type Values = Record<'name' | (typeof FIELDS)[number], string>;

const TEXTS = [
  { key: 'name', label: 'Name', max: 200, autoComplete: 'name', wide: true },
  { key: 'phone', label: 'Telefon', max: 60, autoComplete: 'tel', wide: false },
  { key: 'company', label: 'Firma', max: 200, autoComplete: 'organization', wide: false },
  { key: 'street', label: 'Straße und Hausnummer', max: 200, autoComplete: 'street-address', wide: true },
  { key: 'postcode', label: 'Postleitzahl', max: 20, autoComplete: 'postal-code', wide: false },
  { key: 'city', label: 'Ort', max: 120, autoComplete: 'address-level2', wide: false },
] as const;

export function ProfileForm({ userId, name, details }: { userId: string; name: string; details: Details }) {
  const [saved, setSaved] = useState<Values>(() => pick(name, details));
  const [values, setValues] = useState(saved);
  const [error, setError] = useState<string>();
  const set = (key: keyof Values) => (event: { target: { value: string } }) => setValues({ ...values, [key]: event.target.value });
  const save = useRowChange<Values>({
    reads: [DETAILS_KEY],
    write: async (client, { name: fullName, ...row }) => {
      const named = await client.from('profiles').update({ full_name: fullName }).eq('id', userId);
      return named.error ? named : await client.from('customer_details').upsert(row);
    },
    done: 'Angaben gespeichert',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()])) as Values;
    setError(trimmed.name ? undefined : 'Bitte geben Sie Ihren Namen ein.');
    if (!trimmed.name) return document.getElementById('profil-name')?.focus();
    save.mutate(trimmed, {
      onSuccess: () => {
        setSaved(trimmed);
        setValues(trimmed);
        const session = readSession();
        if (session.profile) writeSession({ ...session, profile: { ...session.profile, full_name: trimmed.name } });
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Ihre Angaben" className="grid gap-4 sm:grid-cols-2">
      <UnsavedGuard dirty={JSON.stringify(values) !== JSON.stringify(saved)} />
      {TEXTS.map(({ key, label, max, autoComplete, wide }) => (
        <Field
          key={key}
          id={`profil-${key}`}
          label={label}
          required={key === 'name'}
          error={key === 'name' ? error : undefined}
          className={wide ? 'sm:col-span-2' : ''}
        >
          {(control) => (
            <Input
              {...control}
              type={key === 'phone' ? 'tel' : 'text'}
              maxLength={max}
              autoComplete={autoComplete}
              value={values[key]}
              onChange={set(key)}
            />
          )}
        </Field>
      ))}
      <Field label="Land" optionalMark={false}>
        {(control) => (
          <Select {...control} autoComplete="country" value={values.country} onChange={set('country')}>
            {CUSTOMER_COUNTRIES.map((code) => (
              <option key={code} value={code}>
                {COUNTRY_NAMES[code]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="USt-IdNr.">{(control) => <Input {...control} maxLength={40} value={values.vat_id} onChange={set('vat_id')} />}</Field>
      <div className="sm:col-span-2">
        <Button type="submit" busy={save.isPending}>
          Angaben speichern
        </Button>
      </div>
    </form>
  );
}

const pick = (name: string, details: Details): Values => ({
  name,
  ...(Object.fromEntries(FIELDS.map((key) => [key, details[key]])) as Record<(typeof FIELDS)[number], string>),
});
