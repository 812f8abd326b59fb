import { useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { RULES_KEY, type Rules } from './calendar-data.ts';

const GRID = [15, 20, 30, 45, 60];
const NUMBERS = [
  {
    key: 'capacity',
    label: 'Gespräche zur selben Zeit',
    min: 1,
    max: 20,
    hint: 'So viele Personen beraten gleichzeitig.',
  },
  {
    key: 'lead_hours',
    label: 'Vorlauf in Stunden',
    min: 0,
    max: 168,
    hint: 'So kurzfristig darf gebucht werden.',
  },
  {
    key: 'days_ahead',
    label: 'Tage im Voraus',
    min: 1,
    max: 90,
    hint: 'So weit reicht der Kalender.',
  },
] as const;

const LABELS = {
  ...Object.fromEntries(NUMBERS.map(({ key, label }) => [key, label])),
  grid_minutes: 'Abstand der Termine in Minuten',
} as Record<keyof Values, string>;
type Values = Record<'capacity' | 'grid_minutes' | 'lead_hours' | 'days_ahead', string>;
const toValues = ({ capacity, grid_minutes, lead_hours, days_ahead }: Rules): Values => ({
  capacity: String(capacity),
  grid_minutes: String(grid_minutes),
  lead_hours: String(lead_hours),
  days_ahead: String(days_ahead),
});

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
  const errorOf = ({ key, min, max }: (typeof NUMBERS)[number]): string | undefined => {
    const value = Number(values[key]);
    const isRight = values[key] !== '' && Number.isInteger(value) && value >= min && value <= max;
    return isRight ? undefined : `Bitte geben Sie eine ganze Zahl von ${min} bis ${max} ein.`;
  };
  const store = (over: string) => {
    setIsChecked(true);
    const wrong = NUMBERS.find(errorOf);
    if (wrong) return document.getElementById(`regel-${wrong.key}`)?.focus();
    save.mutate(over, { onSuccess: () => settle(values) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store(seen);
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Regeln" className="grid gap-5 sm:grid-cols-2">
      <UnsavedGuard dirty={isDirty && !save.isPending} />
      {isConflict && !save.isPending && (
        <div className="sm:col-span-2">
          <ConflictNotice
            differences={listDifferences(values, stored, LABELS)}
            onKeep={() => store(rules.updated_at)}
            onTake={discard}
          />
        </div>
      )}
      {NUMBERS.map((rule) => (
        <Field
          key={rule.key}
          id={`regel-${rule.key}`}
          label={rule.label}
          hint={rule.hint}
          required
          error={isChecked ? errorOf(rule) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={rule.min}
              max={rule.max}
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
        )}
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" busy={save.isPending}>
          Regeln speichern
        </Button>
      </div>
    </form>
  );
}
