import { useState, type FormEvent } from 'react';
import { mapPeriods, RETENTION, type RetentionId } from '#shared/privacy/retention.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { findNumberProblem } from '#app/private/find-number-problem.ts';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { RETENTION_KEY, type StoredPeriods } from '#app/private/use-retention.ts';

type Values = Record<RetentionId, string>;
const UNITS = { days: 'Tagen', months: 'Monaten', years: 'Jahren' } as const;
const LABELS = mapPeriods(({ label, unit }) => `${label}, in ${UNITS[unit]}`);
const toValues = (periods: StoredPeriods): Values => mapPeriods(({ id }) => String(periods[id]));
const READS = [RETENTION_KEY, ['admin-audit']];

/**
 * Changes the periods within what the law allows. They hold from the next run
 * on, and the privacy pages name them at once.
 */
export function PeriodsDialog({
  periods,
  onClose,
}: {
  periods: StoredPeriods;
  onClose: () => void;
}) {
  const { values, stored, seen, isDirty, isConflict, set, discard } = useEdited(periods, toValues);
  const [isChecked, setIsChecked] = useState(false);
  const save = useRowChange<string>({
    reads: READS,
    write: (client, over) =>
      client
        .from('retention_periods')
        .update(mapPeriods(({ id }) => Number(values[id])))
        .eq('id', true)
        .eq('updated_at', over)
        .select('id'),
    done: 'Fristen gespeichert',
  });
  const errorOf = (period: (typeof RETENTION)[number]): string | undefined =>
    findNumberProblem(values[period.id], period);
  const store = (over: string) => {
    setIsChecked(true);
    const wrong = RETENTION.find(errorOf);
    if (wrong) return document.getElementById(`frist-${wrong.id}`)?.focus();
    save.mutate(over, { onSuccess: onClose });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store(seen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={isDirty}
      title="Fristen ändern"
      description="Sie gelten ab dem nächsten Lauf. Die Datenschutzerklärung nennt sie sofort."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" type="submit" form="fristen" busy={save.isPending}>
            Fristen speichern
          </Button>
          <Button size="small" variant="secondary" disabled={save.isPending} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <form id="fristen" noValidate onSubmit={submit} className="grid gap-5">
        {isConflict && !save.isPending && (
          <ConflictNotice
            differences={listDifferences(values, stored, LABELS)}
            onKeep={() => store(periods.updated_at)}
            onTake={discard}
          />
        )}
        {RETENTION.map((period) => (
          <Field
            key={period.id}
            id={`frist-${period.id}`}
            label={LABELS[period.id]}
            hint={`${period.reason} Möglich: ${period.min} bis ${period.max}.`}
            required
            error={isChecked ? errorOf(period) : undefined}
          >
            {(control) => (
              <Input
                {...control}
                className="max-w-[8rem]"
                type="number"
                inputMode="numeric"
                min={period.min}
                max={period.max}
                value={values[period.id]}
                onChange={(event) => set({ [period.id]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
}
