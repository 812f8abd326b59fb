import { useState, type FormEvent } from 'react';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import { findMinute, findMomentOf, formatSlotTime } from '#shared/bookings/booking-slots.ts';
import { formatMoment } from '#app/private/request-facts.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { ABSENCES_KEY, BOOKINGS_KEY, findToday, isOver, type Absence } from './calendar-data.ts';
import { formatPlainDay } from './closed-day-list.tsx';
import { RemoveButton } from './remove-button.tsx';

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
}: Values): NewAbsence | { field: keyof Values; error: string } {
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

/** Whole days read as days, everything else with its times. */
function describe({ starts_at, ends_at }: Absence): string {
  if (findMinute(starts_at) !== 0 || findMinute(ends_at) !== 0) {
    const isOneDay = agencyDay(starts_at) === agencyDay(ends_at);
    return (
      `${formatMoment(starts_at).replace(' Uhr', '')} bis ` +
      `${isOneDay ? formatSlotTime(ends_at) : formatMoment(ends_at)}`
    );
  }
  const [first, last] = [agencyDay(starts_at), addDays(agencyDay(ends_at), -1)];
  return first === last
    ? formatPlainDay(first)
    : `${formatPlainDay(first)} bis ${formatPlainDay(last)}`;
}

export function AbsenceList({ rows, capacity }: { rows: readonly Absence[]; capacity: number }) {
  const upcoming = rows.filter(({ ends_at }) => !isOver(ends_at));
  // Talks booked before the absence was entered stay booked: somebody has to move them.
  const booked = useRows<{ starts_at: string; ends_at: string }[]>(
    [...BOOKINGS_KEY, 'upcoming-times'],
    (client) =>
      client
        .from('bookings')
        .select('starts_at,ends_at')
        .eq('status', 'booked')
        .gte('starts_at', new Date().toISOString()),
  );
  const countTalks = (absence: Absence): number =>
    (booked.data ?? []).filter(
      (talk) =>
        Date.parse(talk.starts_at) < Date.parse(absence.ends_at) &&
        Date.parse(absence.starts_at) < Date.parse(talk.ends_at),
    ).length;
  return (
    <>
      {upcoming.length > 0 && (
        <ul className="mb-5 border-t border-line text-small">
          {upcoming.map((absence) => {
            const talks = countTalks(absence);
            return (
              <li key={absence.id} className="flex items-center gap-3 border-b border-line py-1.5">
                <span className="min-w-0 flex-1">
                  {describe(absence)}
                  {absence.places !== null && `, ${absence.places} von ${capacity} Plätzen`}
                  {absence.reason && (
                    <span className="block break-words text-muted">{absence.reason}</span>
                  )}
                  {talks > 0 && (
                    <Badge tone="danger" className="mt-1">
                      {talks === 1 ? '1 gebuchter Termin' : `${talks} gebuchte Termine`} in dieser
                      Zeit
                    </Badge>
                  )}
                </span>
                <RemoveButton
                  label={`Abwesenheit ${describe(absence)} entfernen`}
                  reads={[ABSENCES_KEY]}
                  done="Abwesenheit entfernt"
                  write={(client) => client.from('absences').delete().eq('id', absence.id)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <AbsenceForm capacity={capacity} />
    </>
  );
}

function AbsenceForm({ capacity }: { capacity: number }) {
  const today = findToday();
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<{ field: keyof Values; error: string }>();
  const add = useRowChange<NewAbsence>({
    reads: [ABSENCES_KEY],
    write: (client, row) => client.from('absences').insert(row),
    done: 'Abwesenheit gespeichert',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const built = buildAbsence(values);
    if ('error' in built) {
      setProblem(built);
      document.getElementById(`abwesend-${built.field}`)?.focus();
      return;
    }
    setProblem(undefined);
    add.mutate(built, { onSuccess: () => setValues(EMPTY) });
  };
  const bind = (field: keyof Values) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [field]: event.target.value }),
  });
  const errorOf = (field: keyof Values) => (problem?.field === field ? problem.error : undefined);
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label="Neue Abwesenheit"
      className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 gap-y-4"
    >
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
      <p className="col-span-2 -mt-2 text-fine text-muted">
        Ohne Uhrzeit gilt der ganze Tag, ohne letzten Tag nur der erste.
      </p>
      {capacity > 1 && (
        <Field label="Wie viele Plätze fehlen?" optionalMark={false} className="col-span-2">
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
      <Field label="Grund" className="col-span-2">
        {(control) => <Input {...control} {...bind('reason')} maxLength={200} />}
      </Field>
      <div className="col-span-2">
        <Button type="submit" size="small" variant="secondary" busy={add.isPending}>
          Abwesenheit eintragen
        </Button>
      </div>
    </form>
  );
}
