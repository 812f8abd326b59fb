import { useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { useSavedTogether } from '#app/private/save-bar.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { HOURS_KEY, type HoursRow } from './calendar-data.ts';
import { checkDay, toWeek, type TimeRange } from './week-hours.ts';
import { RangeFields } from './range-fields.tsx';

const WEEKDAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

const DAY_LABELS: Record<string, string> = Object.fromEntries(Object.entries(WEEKDAYS));

// The version of a week is the week itself.
const toRow = (rows: readonly HoursRow[]) => ({ rows, updated_at: JSON.stringify(rows) });

const toDays = ({ rows }: { rows: readonly HoursRow[] }): Record<string, TimeRange[]> =>
  Object.fromEntries(Object.entries(toWeek(rows)));

const show = (ranges: TimeRange[]): string =>
  ranges.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || 'geschlossen';

/** The week of opening hours; several ranges a day leave a pause between them. Saved as a whole. */
export function HoursForm({ rows }: { rows: readonly HoursRow[] }) {
  const { values, stored, seen, isDirty, isConflict, set, discard, settle } = useEdited(
    toRow(rows),
    toDays,
  );
  const week = Object.values(values);
  const [errors, setErrors] = useState<(string | undefined)[]>([]);
  const save = useRowChange<string>({
    reads: [HOURS_KEY],
    write: (client, over) =>
      client.rpc('save_opening_hours', {
        seen: JSON.parse(over) as HoursRow[],
        hours: week.flatMap((ranges, index) =>
          ranges.map(({ opens, closes }) => ({
            weekday: index + 1,
            opens_at: opens,
            closes_at: closes,
          })),
        ),
      }),
    done: 'Beratungszeiten gespeichert',
  });

  const change = (index: number, ranges: TimeRange[]) => {
    set({ [index]: ranges });
    setErrors(errors.map((error, position) => (position === index ? undefined : error)));
  };
  const store = (over: string) => {
    const found = week.map(checkDay);
    setErrors(found);
    const wrong = found.findIndex(Boolean);
    if (wrong < 0) save.mutate(over, { onSuccess: () => settle(values) });
    else document.getElementById(`zeit-${wrong}-0-opens`)?.focus();
  };
  const saveAll = useSavedTogether({
    changes: isDirty ? listDifferences(values, stored, DAY_LABELS, show).length : 0,
    busy: save.isPending,
    save: () => store(seen),
    discard: () => {
      setErrors([]);
      discard();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveAll();
  };

  return (
    <form noValidate onSubmit={submit} aria-label="Beratungszeiten">
      <UnsavedGuard dirty={isDirty} busy={save.isPending} />
      {isConflict && !save.isPending && (
        <ConflictNotice
          differences={listDifferences(values, stored, DAY_LABELS, show)}
          onKeep={() => store(JSON.stringify(rows))}
          onTake={discard}
        />
      )}
      {week.map((ranges, index) => {
        const name = WEEKDAYS[index]!;
        return (
          <fieldset
            key={name}
            className="border-t border-line py-2 first-of-type:border-t-0 first-of-type:pt-0 sm:grid sm:grid-cols-[7rem_1fr]"
          >
            <legend className="float-left w-full pb-1 text-small font-semibold sm:w-auto sm:py-3">
              {name}
            </legend>
            <div className="clear-both flex flex-wrap items-center gap-x-3 gap-y-2 sm:clear-none">
              {ranges.length === 0 && <p className="text-small text-muted">geschlossen</p>}
              {ranges.map((range, position) => (
                <RangeFields
                  key={position}
                  id={`zeit-${index}-${position}`}
                  day={name}
                  range={range}
                  errorId={errors[index] && `zeit-${index}-error`}
                  onChange={(next) => change(index, ranges.with(position, next))}
                  onRemove={() => change(index, ranges.toSpliced(position, 1))}
                />
              ))}
              {ranges.length < 3 && (
                <Button
                  variant="quiet"
                  size="small"
                  className="-mx-4"
                  onClick={() =>
                    change(index, [
                      ...ranges,
                      ranges.length === 0
                        ? { opens: '09:00', closes: '17:00' }
                        : { opens: '', closes: '' },
                    ])
                  }
                >
                  <Icon name="plus" size={16} />
                  {ranges.length === 0 ? `${name} öffnen` : 'Weitere Zeit'}
                  {ranges.length > 0 && <span className="sr-only"> am {name}</span>}
                </Button>
              )}
              <div className="w-full empty:hidden">
                <FieldError id={`zeit-${index}-error`} message={errors[index]} />
              </div>
            </div>
          </fieldset>
        );
      })}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  );
}
