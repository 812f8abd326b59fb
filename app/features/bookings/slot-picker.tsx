import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { passIn } from '#app/ui/move.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { formatSlotTime, groupByDay } from '#shared/bookings/booking-slots.ts';
import { OPENING_HOURS } from '#shared/agency/business.ts';
import { SlotsFailed, SlotsLoading } from './slot-states.tsx';
import type { Slots } from './use-slots.ts';
import { lazily } from '#shared/core/lazily.ts';

type SlotPickerProps = {
  slots: Slots;
  /** Start of the chosen slot; empty when none is chosen. */
  value: string;
  onChange: (startsAt: string) => void;
  onReload: () => void;
  error?: string | undefined;
  id: string;
};

/** So many days are read at once; more are turned over month by month. */
const DAYS_AT_ONCE = 24;

/** Keys are days as YYYY-MM-DD, in their order. */
export function splitByMonth<Times>(days: readonly [string, Times][]): [string, Times][][] {
  if (days.length <= DAYS_AT_ONCE) return [[...days]];
  return Object.values(Object.groupBy(days, ([day]) => day.slice(0, 7))).filter(
    (month) => month !== undefined,
  );
}

/**
 * Day first, then time: two groups of native radio buttons, so that arrow keys
 * and screen readers work as everywhere.
 */
export function SlotPicker({ slots, value, onChange, onReload, error, id }: SlotPickerProps) {
  const [chosenDay, setChosenDay] = useState('');
  const [turnedTo, setTurnedTo] = useState(0);
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  useLayoutEffect(() => {
    if (sheet.current && shown.current !== turnedTo)
      passIn(sheet.current, turnedTo > shown.current ? 1 : -1);
    shown.current = turnedTo;
  }, [turnedTo]);
  if (slots.state === 'loading') return <SlotsLoading />;
  if (slots.state === 'failed') return <SlotsFailed onReload={onReload} />;
  const days = groupByDay(slots.list);
  if (days.size === 0) {
    return (
      <EmptyState title="Zurzeit ist kein Termin frei">
        <p>Schreiben Sie uns eine Nachricht oder rufen Sie an. Wir finden gemeinsam eine Zeit.</p>
      </EmptyState>
    );
  }
  const months = splitByMonth([...days]);
  const month = months[Math.min(turnedTo, months.length - 1)] ?? [];
  const day = days.has(chosenDay) ? chosenDay : '';
  const chooseDay = (next: string) => {
    setChosenDay(next);
    onChange('');
  };
  return (
    <div className="grid gap-6">
      <div ref={sheet} className="grid gap-3">
        {months.length > 1 && (
          <div className="flex items-center justify-between gap-3">
            <p aria-live="polite" className="font-semibold">
              {longMonth().format(new Date(month[0]![1][0]!.startsAt))}
            </p>
            <div className="flex gap-2">
              <Button
                size="small"
                variant="secondary"
                aria-label="Voriger Monat"
                disabled={turnedTo === 0}
                onClick={() => setTurnedTo(turnedTo - 1)}
              >
                Zurück
              </Button>
              <Button
                size="small"
                variant="secondary"
                aria-label="Nächster Monat"
                disabled={turnedTo >= months.length - 1}
                onClick={() => setTurnedTo(turnedTo + 1)}
              >
                Weiter
              </Button>
            </div>
          </div>
        )}
        <Group
          legend="Tag wählen"
          id={`${id}-tag`}
          columns="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4"
        >
          {month.map(([each, times]) => (
            <Choice
              key={each}
              name={`${id}-tag`}
              value={each}
              checked={day === each}
              onChange={() => chooseDay(each)}
            >
              {shortDay().format(new Date(times[0]!.startsAt))}
            </Choice>
          ))}
        </Group>
      </div>
      {day && (
        <Group
          legend="Uhrzeit wählen"
          id={`${id}-zeit`}
          columns="grid-cols-3 sm:grid-cols-4 lg:grid-cols-6"
          error={error}
        >
          {days.get(day)!.map(({ startsAt }) => (
            <Choice
              key={startsAt}
              name={`${id}-zeit`}
              value={startsAt}
              checked={value === startsAt}
              onChange={() => onChange(startsAt)}
            >
              {formatSlotTime(startsAt)}
            </Choice>
          ))}
        </Group>
      )}
      {!day && <FieldError id={`${id}-error`} message={error} />}
      <p className="text-fine text-muted">
        Alle Zeiten gelten für Deutschland und die Niederlande.
      </p>
    </div>
  );
}

const longMonth = lazily(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      timeZone: OPENING_HOURS.timeZone,
      month: 'long',
      year: 'numeric',
    }),
);
const shortDay = lazily(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      timeZone: OPENING_HOURS.timeZone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
);

type GroupProps = {
  legend: string;
  id: string;
  columns: string;
  error?: string | undefined;
  children: ReactNode;
};

function Group({ legend, id, columns, error, children }: GroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-2 text-small font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>{children}</div>
      <div className="mt-1.5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
};

function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className="tabular relative flex min-h-12 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-surface px-2 text-center text-small font-semibold transition-[border-color,background-color] hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
        {...input}
      />
      {children}
    </label>
  );
}
