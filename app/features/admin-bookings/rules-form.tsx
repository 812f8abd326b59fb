import { useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { useRowChange } from '../area/use-row-change.ts';
import { RULES_KEY, type Rules } from './calendar-data.ts';

const GRID = [15, 20, 30, 45, 60];
const NUMBERS = [
  { key: 'capacity', label: 'Gespräche zur selben Zeit', min: 1, max: 20, hint: 'So viele Personen beraten gleichzeitig.' },
  { key: 'lead_hours', label: 'Vorlauf in Stunden', min: 0, max: 168, hint: 'So kurzfristig darf gebucht werden.' },
  { key: 'days_ahead', label: 'Tage im Voraus', min: 1, max: 90, hint: 'So weit reicht der Kalender.' },
] as const;

export function RulesForm({ rules }: { rules: Rules }) {
  const [values, setValues] = useState<Record<keyof Rules, string>>({
    capacity: String(rules.capacity),
    grid_minutes: String(rules.grid_minutes),
    lead_hours: String(rules.lead_hours),
    days_ahead: String(rules.days_ahead),
  });
  const [isChecked, setIsChecked] = useState(false);
  const save = useRowChange<Rules>({
    reads: [RULES_KEY],
    write: (client, row) => client.from('booking_rules').update(row).eq('id', true),
    done: 'Regeln gespeichert',
  });
  const errorOf = ({ key, min, max }: (typeof NUMBERS)[number]): string | undefined => {
    const value = Number(values[key]);
    const isRight = values[key] !== '' && Number.isInteger(value) && value >= min && value <= max;
    return isRight ? undefined : `Bitte geben Sie eine ganze Zahl von ${min} bis ${max} ein.`;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const wrong = NUMBERS.find(errorOf);
    if (wrong) return document.getElementById(`regel-${wrong.key}`)?.focus();
    save.mutate({
      capacity: Number(values.capacity),
      grid_minutes: Number(values.grid_minutes),
      lead_hours: Number(values.lead_hours),
      days_ahead: Number(values.days_ahead),
    });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Regeln" className="grid gap-5 sm:grid-cols-2">
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
              onChange={(event) => setValues({ ...values, [rule.key]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label="Abstand der Termine" hint="Ein Gespräch dauert 15 Minuten, der Rest ist Pause." required>
        {(control) => (
          <Select {...control} value={values.grid_minutes} onChange={(event) => setValues({ ...values, grid_minutes: event.target.value })}>
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
