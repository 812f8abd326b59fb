import { useState, type FormEvent } from 'react';
import { Field, Select } from '#app/ui/form/field.tsx';
import { UnitInput } from '#app/ui/form/unit-input.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { findNumberProblem } from '#app/private/find-number-problem.ts';
import { useSavedTogether } from '#app/private/save-bar.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { RULES_KEY, type Rules } from './calendar-data.ts';
import { findTalkProblems, TalkFields, type Talks } from './talk-fields.tsx';

const GRID = [15, 20, 30, 45, 60];
const NUMBERS = [
  {
    key: 'capacity',
    label: 'Gespräche zur selben Zeit',
    unit: 'Personen',
    one: 'Person',
    min: 1,
    max: 20,
  },
  { key: 'lead_hours', label: 'Vorlauf', unit: 'Stunden', one: 'Stunde', min: 0, max: 168 },
  { key: 'days_ahead', label: 'Buchbar im Voraus', unit: 'Tage', one: 'Tag', min: 1, max: 90 },
] as const;

type Values = Talks & Record<'capacity' | 'grid_minutes' | 'lead_hours' | 'days_ahead', string>;

const LABELS = {
  kinds: 'Arten',
  video_url: 'Videolink',
  visit_address: 'Adresse',
  ...Object.fromEntries(NUMBERS.map(({ key, label }) => [key, label])),
  grid_minutes: 'Abstand der Termine',
} as Record<keyof Values, string>;

const toValues = (rules: Rules): Values => ({
  kinds: rules.kinds,
  video_url: rules.video_url,
  visit_address: rules.visit_address,
  capacity: String(rules.capacity),
  grid_minutes: String(rules.grid_minutes),
  lead_hours: String(rules.lead_hours),
  days_ahead: String(rules.days_ahead),
});

/** What visitors choose from when they book: one row of the database, so one form. */
export function RulesForm({ rules }: { rules: Rules }) {
  const { values, stored, seen, isDirty, isConflict, set, discard, settle } = useEdited(
    rules,
    toValues,
  );
  const [isChecked, setIsChecked] = useState(false);
  const save = useRowChange<string>({
    reads: [RULES_KEY],
    write: (client, over) =>
      client
        .from('booking_rules')
        .update({
          kinds: values.kinds,
          // Without its field nobody sees what is wrong with it.
          video_url: values.kinds.includes('video') ? values.video_url.trim() : stored.video_url,
          visit_address: values.visit_address.trim(),
          capacity: Number(values.capacity),
          grid_minutes: Number(values.grid_minutes),
          lead_hours: Number(values.lead_hours),
          days_ahead: Number(values.days_ahead),
        })
        .eq('id', true)
        .eq('updated_at', over)
        .select('id'),
    done: 'Regeln gespeichert',
  });
  const store = (over: string) => {
    setIsChecked(true);
    const wrong =
      Object.keys(findTalkProblems(values))[0] ??
      NUMBERS.find((rule) => findNumberProblem(values[rule.key], rule))?.key;
    if (wrong) return document.getElementById(`regel-${wrong}`)?.focus();
    save.mutate(over, { onSuccess: () => settle(values) });
  };
  const saveAll = useSavedTogether({
    changes: isDirty ? listDifferences(values, stored, LABELS).length : 0,
    busy: save.isPending,
    save: () => store(seen),
    discard,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveAll();
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Regeln">
      <UnsavedGuard dirty={isDirty} busy={save.isPending} />
      {isConflict && !save.isPending && (
        <div className="mb-6">
          <ConflictNotice
            differences={listDifferences(values, stored, LABELS)}
            onKeep={() => store(rules.updated_at)}
            onTake={discard}
          />
        </div>
      )}
      <SettingsPart
        title="Arten des Gesprächs"
        intro="Bei mehreren wählt der Besucher bei der Buchung."
      >
        <TalkFields
          values={values}
          set={set}
          problems={isChecked ? findTalkProblems(values) : {}}
        />
      </SettingsPart>
      <SettingsPart title="Regeln" intro="Wie kurzfristig und wie weit im Voraus gebucht wird.">
        <div className="grid gap-5 sm:grid-cols-2">
          {NUMBERS.map((rule) => (
            <Field
              key={rule.key}
              id={`regel-${rule.key}`}
              label={rule.label}
              required
              error={isChecked ? findNumberProblem(values[rule.key], rule) : undefined}
            >
              {(control) => (
                <UnitInput
                  {...control}
                  type="text"
                  inputMode="numeric"
                  unit={values[rule.key] === '1' ? rule.one : rule.unit}
                  value={values[rule.key]}
                  onChange={(event) => set({ [rule.key]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Field
            label="Abstand der Termine"
            hint="Ein Gespräch dauert 15 Minuten, der Rest ist Pause."
            required
          >
            {(control) => (
              <div className="max-w-[11rem]">
                <Select
                  {...control}
                  value={values.grid_minutes}
                  onChange={(event) => set({ grid_minutes: event.target.value })}
                >
                  {GRID.map((minutes) => (
                    <option key={minutes} value={minutes}>
                      {minutes} Minuten
                    </option>
                  ))}
                </Select>
              </div>
            )}
          </Field>
        </div>
      </SettingsPart>
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  );
}
