import type { FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { useSavedTogether } from '#app/private/save-bar.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { CLOSED_DAYS_KEY, type ClosedDay } from './calendar-data.ts';
import { RemoveButton } from './remove-button.tsx';
import { TalksWithin } from './talks-within.tsx';
import { useFields } from './use-fields.ts';
import { agencyDay, findToday } from '#shared/agency/agency-day.ts';
import { nameLeaf } from '#shared/bookings/local-time.ts';
import { formatDay } from '#shared/core/format.ts';

/** '2026-12-24' → 'Do., 24. Dezember 2026'. */
export const formatPlainDay = (day: string): string =>
  `${nameLeaf(day).weekday}., ${formatDay(day)}`;

const EMPTY = { day: '', reason: '' };

export function ClosedDayList({ rows }: { rows: readonly ClosedDay[] }) {
  const today = findToday();
  const { values, isDirty, bind, errorOf, refuse, clear } = useFields('schliesstag', EMPTY);
  const add = useRowChange<typeof EMPTY>({
    reads: [CLOSED_DAYS_KEY],
    write: (client, row) => client.from('closed_days').insert(row),
    done: 'Schließtag gespeichert',
  });
  const save = () => {
    const { day, reason } = values;
    const error =
      day < today
        ? 'Bitte wählen Sie einen Tag ab heute.'
        : rows.some((row) => row.day === day)
          ? 'Dieser Tag ist schon eingetragen.'
          : undefined;
    if (error) return refuse({ field: 'day', error });
    refuse(undefined);
    add.mutate({ day, reason: reason.trim() }, { onSuccess: clear });
  };
  useSavedTogether({ changes: Number(isDirty), busy: add.isPending, save, discard: clear });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const upcoming = rows.filter((row) => row.day >= today);
  return (
    <>
      {upcoming.length > 0 && (
        <ul className="mb-5 border-t border-line text-small">
          {upcoming.map((row) => (
            <li key={row.id} className="flex items-center gap-3 border-b border-line py-1.5">
              <span className="min-w-0 flex-1">
                {formatPlainDay(row.day)}
                {row.reason && <span className="block break-words text-muted">{row.reason}</span>}
                <TalksWithin isWithin={({ starts_at }) => agencyDay(starts_at) === row.day} />
              </span>
              <RemoveButton
                label={`Schließtag ${formatPlainDay(row.day)} entfernen`}
                reads={[CLOSED_DAYS_KEY]}
                done="Schließtag entfernt"
                write={(client) => client.from('closed_days').delete().eq('id', row.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        noValidate
        onSubmit={submit}
        aria-label="Neuer Schließtag"
        className="grid gap-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]"
      >
        <UnsavedGuard dirty={isDirty} busy={add.isPending} />
        <Field id="schliesstag-day" label="Tag" required error={errorOf('day')}>
          {(control) => <Input {...control} {...bind('day')} type="date" min={today} />}
        </Field>
        <Field label="Grund">
          {(control) => <Input {...control} {...bind('reason')} maxLength={200} />}
        </Field>
        <div className="sm:col-span-full">
          <Button type="submit" size="small" variant="secondary" busy={add.isPending}>
            Schließtag eintragen
          </Button>
        </div>
      </form>
    </>
  );
}
