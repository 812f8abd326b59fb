import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { findMomentOf } from '#shared/bookings/booking-slots.ts';
import { useSavedTogether } from '#app/private/save-bar.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { ABSENCES_KEY, type Absence } from './calendar-data.ts';
import { useFields, type FieldProblem } from './use-fields.ts';

type NewAbsence = Omit<Absence, 'id'>;

const EMPTY = { firstDay: '', firstTime: '', lastDay: '', lastTime: '', places: '', reason: '' };

type Values = typeof EMPTY;

/** The absence from its fields; without times it takes whole days. An error names the field. */
function buildAbsence({
  firstDay,
  firstTime,
  lastDay,
  lastTime,
  places,
  reason,
}: Values): NewAbsence | FieldProblem<Values> {
  if (!firstDay) return { field: 'firstDay', error: 'Bitte wählen Sie den ersten Tag.' };
  const last = lastDay || firstDay;
  const starts = findMomentOf(firstDay, firstTime || '00:00');
  const ends = lastTime ? findMomentOf(last, lastTime) : findMomentOf(addDays(last, 1), '00:00');
  if (ends <= starts) return { field: 'lastDay', error: 'Das Ende muss nach dem Beginn liegen.' };
  if (ends.getTime() <= Date.now())
    return { field: 'lastDay', error: 'Diese Zeit ist schon vorbei.' };
  return {
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    places: places ? Number(places) : null,
    reason: reason.trim(),
  };
}

export function AbsenceForm({ capacity }: { capacity: number }) {
  const today = findToday();
  const { values, isDirty, bind, errorOf, refuse, clear } = useFields('abwesend', EMPTY);
  const add = useRowChange<NewAbsence>({
    reads: [ABSENCES_KEY],
    write: (client, row) => client.from('absences').insert(row),
    done: 'Abwesenheit gespeichert',
  });
  const save = () => {
    const built = buildAbsence(values);
    if ('error' in built) return refuse(built);
    refuse(undefined);
    add.mutate(built, { onSuccess: clear });
  };
  useSavedTogether({ changes: Number(isDirty), busy: add.isPending, save, discard: clear });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Neue Abwesenheit"
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 gap-y-4 sm:grid-cols-[repeat(2,10.5rem_8.5rem)]"
    >
      <UnsavedGuard dirty={isDirty} busy={add.isPending} />
      <Field id="abwesend-firstDay" label="Erster Tag" required error={errorOf('firstDay')}>
        {(control) => <Input {...control} {...bind('firstDay')} type="date" min={today} />}
      </Field>
      <Field label="ab" optionalMark={false}>
        {(control) => <Input {...control} {...bind('firstTime')} type="time" />}
      </Field>
      <Field
        id="abwesend-lastDay"
        label="Letzter Tag"
        optionalMark={false}
        error={errorOf('lastDay')}
      >
        {(control) => (
          <Input {...control} {...bind('lastDay')} type="date" min={values.firstDay || today} />
        )}
      </Field>
      <Field label="bis" optionalMark={false}>
        {(control) => <Input {...control} {...bind('lastTime')} type="time" />}
      </Field>
      <p className="col-span-full -mt-2 text-fine text-muted">
        Ohne Uhrzeit gilt der ganze Tag, ohne letzten Tag nur der erste.
      </p>
      {capacity > 1 && (
        <Field label="Wie viele Plätze fehlen?" optionalMark={false} className="col-span-full">
          {(control) => (
            <Select {...control} {...bind('places')}>
              <option value="">Alle</option>
              {Array.from({ length: capacity - 1 }, (_, index) => (
                <option key={index} value={index + 1}>
                  {index + 1} von {capacity}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label="Grund" className="col-span-full">
        {(control) => <Input {...control} {...bind('reason')} maxLength={200} />}
      </Field>
      <div className="col-span-full">
        <Button type="submit" size="small" variant="secondary" busy={add.isPending}>
          Abwesenheit eintragen
        </Button>
      </div>
    </form>
  );
}
