import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { passIn } from '#app/ui/move.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { groupByDay } from '#shared/bookings/booking-slots.ts';
import {
  nameBriefly,
  nameClock,
  nameDay,
  nameLeaf,
  nameMonth,
} from '#shared/bookings/local-time.ts';
import {
  findShownDay,
  findWish,
  placeDays,
  splitByMonth,
  splitByNoon,
  WORKDAYS,
} from './slot-days.ts';
import { SlotsFailed, SlotsLoading } from './slot-states.tsx';
import type { Slots } from './use-slots.ts';

type SlotPickerProps = {
  slots: Slots;
  /** Start of the chosen slot; empty when none is chosen. */
  value: string;
  onChange: (startsAt: string) => void;
  onReload: () => void;
  /** Its day is in view until another is chosen, if it is one of the free times. */
  wish?: string | undefined;
  error?: string | undefined;
  id: string;
  /** Not where the next free times stand beside it already. */
  hasNext?: boolean | undefined;
  /** What comes after a time is chosen, below the first of them. */
  next?: string | undefined;
};

/**
 * Day first, then time: two groups of native radio buttons, so that arrow keys
 * and screen readers work as everywhere. The first free day in view is chosen
 * until another is.
 */
export function SlotPicker({
  slots,
  value,
  onChange,
  onReload,
  wish,
  error,
  id,
  hasNext = true,
  next: whatNext,
}: SlotPickerProps) {
  const [pickedDay, setChosenDay] = useState<string>();
  const [turned, setTurnedTo] = useState<number>();
  const wished = slots.state === 'ready' && wish ? findWish(slots.list, wish) : undefined;
  const chosenDay = pickedDay ?? wished?.day ?? '';
  const turnedTo = turned ?? wished?.month ?? 0;
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
  const { columns, places, gaps } = placeDays(month.map(([each]) => each));
  const isWeek = columns === WORKDAYS;
  const [firstDay, firstTimes] = [...days][0]!;
  const next = firstTimes[0]!;
  const [day, times] = findShownDay(month, chosenDay)!;
  const chooseDay = (chosen: string) => {
    setChosenDay(chosen);
    onChange('');
  };
  const chooseNext = () => {
    setTurnedTo(0);
    setChosenDay(firstDay);
    onChange(next.startsAt);
  };
  return (
    // Where the page offers the width (@container), times stand beside days.
    <div className="grid gap-x-10 gap-y-6 @2xl:grid-cols-2">
      {hasNext && (
        <div className="@2xl:col-span-2">
          <p aria-hidden="true" className="mb-2 text-small font-semibold">
            Nächster freier Termin
          </p>
          {/* One yellow button a view: with a time chosen, booking is the next step. */}
          <Button
            variant={value ? 'secondary' : 'primary'}
            onClick={chooseNext}
            className="max-sm:w-full"
          >
            <span className="sr-only">Nächster freier Termin: </span>
            {nameBriefly(next.local)}
          </Button>
          {whatNext && <p className="mt-2 text-small text-muted">{whatNext}</p>}
        </div>
      )}
      <div ref={sheet} className="grid content-start gap-3">
        {months.length > 1 && (
          <div className="flex items-center justify-between gap-3">
            <p aria-live="polite" className="font-semibold">
              {nameMonth(month[0]![0])}
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
          columns={isWeek ? 'grid-cols-5' : 'grid-cols-7'}
        >
          {[...gaps].map(([each, place]) => (
            <span
              key={each}
              aria-hidden="true"
              style={place}
              className="flex flex-col items-center justify-center border-t-[3px] border-line py-1.5 text-small leading-tight text-muted"
            >
              <DayName day={each} />
            </span>
          ))}
          {month.map(([each]) => (
            <Choice
              key={each}
              name={`${id}-tag`}
              value={each}
              checked={day === each}
              onChange={() => chooseDay(each)}
              place={places.get(each)}
            >
              <DayName day={each} />
            </Choice>
          ))}
        </Group>
      </div>
      <Group legend={`Uhrzeit wählen: ${nameDay(day)}`} id={`${id}-zeit`} error={error}>
        {splitByNoon(times).map(([title, slots]) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="mb-1.5 text-fine text-muted">
              {title}
            </p>
            <div
              className={`mb-3 grid gap-2 ${
                // The columns of the days above; a phone has room for three.
                isWeek ? 'sm:grid-cols-5' : 'sm:grid-cols-7'
              } grid-cols-3 @2xl:grid-cols-3`}
            >
              {slots.map(({ startsAt, local }) => (
                <Choice
                  key={startsAt}
                  name={`${id}-zeit`}
                  value={startsAt}
                  isLit
                  checked={value === startsAt}
                  onChange={() => onChange(startsAt)}
                >
                  <span>
                    {nameClock(local)}
                    <span className="sr-only">&nbsp;Uhr</span>
                  </span>
                </Choice>
              ))}
            </div>
          </div>
        ))}
      </Group>
      <p className="text-fine text-muted @2xl:col-span-2">
        Alle Zeiten gelten für Deutschland und die Niederlande.
      </p>
    </div>
  );
}

/** As on the leaf of a calendar. */
function DayName({ day }: { day: string }) {
  const leaf = nameLeaf(day);
  return (
    <>
      <span className="text-fine font-normal">{leaf.weekday}</span>{' '}
      <span className="font-display text-title font-semibold">{leaf.day}.</span>{' '}
      <span className="text-fine font-normal">{leaf.month}</span>
    </>
  );
}

type GroupProps = {
  legend: string;
  id: string;
  columns?: string;
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
      <div className={columns && `grid gap-2 ${columns}`}>{children}</div>
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
  /** On the sheet of a month: weekdays are columns. */
  place?: CSSProperties | undefined;
  /** The time itself, which is what is booked; a day is a leaf of the calendar. */
  isLit?: boolean;
  children: ReactNode;
};

function Choice({ children, place, isLit, ...input }: ChoiceProps) {
  return (
    <label
      style={place}
      className={cx(
        'tabular relative flex min-h-11 cursor-pointer flex-col items-center justify-center px-1 py-1.5 text-center text-small leading-tight font-semibold transition-[border-color,background-color] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        isLit
          ? 'rounded-control border border-line-strong bg-surface hover:border-ink ' +
              'has-checked:border-ink has-checked:bg-accent has-checked:text-on-accent'
          : 'border-t-[3px] border-ink hover:bg-sunken has-checked:bg-ink has-checked:text-canvas',
      )}
    >
      <input
        type="radio"
        className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
        {...input}
      />
      {children}
    </label>
  );
}
