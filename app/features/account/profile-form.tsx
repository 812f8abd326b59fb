import { useState, type FormEvent } from 'react';
import { cx } from '#app/ui/cx.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { COUNTRY_NAMES, CUSTOMER_COUNTRIES } from '#shared/billing/countries.ts';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { SavedNote } from '#app/private/saved-note.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { readSession, writeSession } from '#app/lib/session-store.ts';
import { DETAILS_KEY, type Details } from './details.ts';
import { VatField } from './vat-field.tsx';

const FIELDS = ['phone', 'company', 'street', 'postcode', 'city', 'country', 'vat_id'] as const;
type Values = Record<'name' | (typeof FIELDS)[number], string>;

/** Each as wide as what it holds. */
const WHOLE = 'col-span-6';
const HALF = 'col-span-6 sm:col-span-3';

const TEXTS = [
  { key: 'name', label: 'Name', max: 200, autoComplete: 'name', width: HALF },
  { key: 'phone', label: 'Telefon', max: 60, autoComplete: 'tel', width: HALF },
  { key: 'company', label: 'Firma', max: 200, autoComplete: 'organization', width: WHOLE },
  {
    key: 'street',
    label: 'Straße und Hausnummer',
    max: 200,
    autoComplete: 'street-address',
    width: WHOLE,
  },
  {
    key: 'postcode',
    label: 'Postleitzahl',
    max: 20,
    autoComplete: 'postal-code',
    width: 'col-span-2',
  },
  { key: 'city', label: 'Ort', max: 120, autoComplete: 'address-level2', width: 'col-span-4' },
] as const;

const LABELS: Record<keyof Values, string> = {
  ...(Object.fromEntries(TEXTS.map(({ key, label }) => [key, label])) as Record<
    (typeof TEXTS)[number]['key'],
    string
  >),
  country: 'Land',
  vat_id: 'USt-IdNr.',
};
const toValues = (details: Details): Values =>
  Object.fromEntries((['name', ...FIELDS] as const).map((key) => [key, details[key]])) as Values;
const showValue = (value: string, key: keyof Values): string =>
  key === 'country' ? COUNTRY_NAMES[value as keyof typeof COUNTRY_NAMES] : value;

/** Name and address; two tabs or devices of one customer do not write over each other unseen. */
export function ProfileForm({ userId, details }: { userId: string; details: Details }) {
  const { values, stored, base, seen, isDirty, isConflict, set, discard, settle } = useEdited(
    details,
    toValues,
  );
  const [error, setError] = useState<string>();
  const save = useRowChange<{ values: Values; over: string; nameBefore: string }>({
    reads: [DETAILS_KEY],
    write: async (client, { values: { name, ...row }, over, nameBefore }) => {
      const table = client.from('customer_details');
      const kept = over
        ? await table.update(row).eq('user_id', userId).eq('updated_at', over).select('user_id')
        : await table.upsert(row, { ignoreDuplicates: true }).select('user_id');
      if (kept.error || kept.data.length === 0 || name === nameBefore) return kept;
      return client
        .from('profiles')
        .update({ full_name: name })
        .eq('id', userId)
        .eq('full_name', nameBefore)
        .select('id');
    },
  });
  const store = (over: string, nameBefore: string): void => {
    const trimmed = Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, value.trim()]),
    ) as Values;
    setError(trimmed.name ? undefined : 'Bitte geben Sie Ihren Namen ein.');
    if (!trimmed.name) return document.getElementById('profil-name')?.focus();
    save.mutate(
      { values: trimmed, over, nameBefore },
      {
        onSuccess: () => {
          settle(values);
          const session = readSession();
          if (session.profile)
            writeSession({ ...session, profile: { ...session.profile, full_name: trimmed.name } });
        },
      },
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    store(seen, base.name);
  };
  const show = ({ key, label, max, autoComplete, width }: (typeof TEXTS)[number]) => (
    <Field
      key={key}
      id={`profil-${key}`}
      label={label}
      required={key === 'name'}
      optionalMark={false}
      error={key === 'name' ? error : undefined}
      className={width}
    >
      {(control) => (
        <Input
          {...control}
          type={key === 'phone' ? 'tel' : 'text'}
          maxLength={max}
          autoComplete={autoComplete}
          value={values[key]}
          onChange={(event) => set({ [key]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form noValidate onSubmit={submit} aria-label="Ihre Angaben" className="grid grid-cols-6 gap-4">
      <UnsavedGuard dirty={isDirty} busy={save.isPending} />
      {isConflict && !save.isPending && (
        <div className={WHOLE}>
          <ConflictNotice
            unasked
            differences={listDifferences(values, stored, LABELS, showValue)}
            onKeep={() => store(details.updated_at, stored.name)}
            onTake={discard}
          />
        </div>
      )}
      {TEXTS.slice(0, 2).map(show)}
      <h3 className="col-span-6 mt-2 border-t border-line pt-4 text-body font-semibold">
        Anschrift für Rechnungen
      </h3>
      {TEXTS.slice(2).map(show)}
      <Field label="Land" optionalMark={false} className={HALF}>
        {(control) => (
          <Select
            {...control}
            autoComplete="country"
            value={values.country}
            onChange={(event) => set({ country: event.target.value })}
          >
            {CUSTOMER_COUNTRIES.map((code) => (
              <option key={code} value={code}>
                {COUNTRY_NAMES[code]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className={HALF}>
        <VatField value={values.vat_id} onChange={(vat) => set({ vat_id: vat })} />
      </div>
      <div className={cx(WHOLE, 'mt-3 flex flex-wrap items-center gap-x-4 gap-y-2')}>
        <Button type="submit" className="max-sm:w-full" busy={save.isPending}>
          Angaben speichern
        </Button>
        <SavedNote>{save.isSuccess && !isDirty && 'Angaben gespeichert'}</SavedNote>
      </div>
    </form>
  );
}
