import { useState, type ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { formatSlotTime, groupByDay } from '#shared/booking-slots.ts';
import { OPENING_HOURS } from '#shared/business.ts';
import type { Slots } from './use-slots.ts';

type SlotPickerProps = {
  slots: Slots;
  /** Start of the chosen slot; empty when none is chosen. */
  value: string;
  onChange: (startsAt: string) => void;
  onReload: () => void;
  error?: string | undefined;
  id: string;
};

/** Day first, then time: two groups of native radio buttons, so that arrow keys and screen readers work as everywhere. */
export function SlotPicker({ slots, value, onChange, onReload, error, id }: SlotPickerProps) {
  const [chosenDay, setChosenDay] = useState('');
  if (slots.state === 'loading') return <Loading />;
  if (slots.state === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3 border border-danger bg-danger-wash p-4 text-small">
        <p>Die freien Termine lassen sich gerade nicht laden. Bitte versuchen Sie es erneut oder rufen Sie uns an.</p>
        <Button variant="secondary" size="small" onClick={onReload}>
          Erneut laden
        </Button>
      </div>
    );
  }
  const days = groupByDay(slots.list);
  if (days.size === 0) {
    return (
      <EmptyState title="Zurzeit ist kein Termin frei">
        <p>Schreiben Sie uns eine Nachricht oder rufen Sie an. Wir finden gemeinsam eine Zeit.</p>
      </EmptyState>
    );
  }
  const day = days.has(chosenDay) ? chosenDay : '';
  const chooseDay = (next: string) => {
    setChosenDay(next);
    onChange('');
  };
  return (
    <div className="grid gap-6">
      <Group legend="Tag wählen" id={`${id}-tag`} columns="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4">
        {[...days].map(([each, times]) => (
          <Choice key={each} name={`${id}-tag`} value={each} checked={day === each} onChange={() => chooseDay(each)}>
            {shortDay.format(new Date(times[0]!.startsAt))}
          </Choice>
        ))}
      </Group>
      {day && (
        <Group legend="Uhrzeit wählen" id={`${id}-zeit`} columns="grid-cols-3 sm:grid-cols-4 lg:grid-cols-6" error={error}>
          {days.get(day)!.map(({ startsAt }) => (
            <Choice key={startsAt} name={`${id}-zeit`} value={startsAt} checked={value === startsAt} onChange={() => onChange(startsAt)}>
              {formatSlotTime(startsAt)}
            </Choice>
          ))}
        </Group>
      )}
      {!day && <FieldError id={`${id}-error`} message={error} />}
      <p className="text-fine text-muted">Alle Zeiten gelten für Deutschland und die Niederlande.</p>
    </div>
  );
}

const shortDay = new Intl.DateTimeFormat('de-DE', { timeZone: OPENING_HOURS.timeZone, weekday: 'short', day: 'numeric', month: 'short' });

function Loading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="text-small text-muted">Freie Termine werden geladen ...</span>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-4">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </div>
    </div>
  );
}

type GroupProps = { legend: string; id: string; columns: string; error?: string | undefined; children: ReactNode };

function Group({ legend, id, columns, error, children }: GroupProps) {
  return (
    <fieldset id={id} tabIndex={-1} className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-small font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>{children}</div>
      <div className="mt-1.5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </fieldset>
  );
}

type ChoiceProps = { name: string; value: string; checked: boolean; onChange: () => void; children: ReactNode };

function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className="tabular relative flex min-h-12 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-surface px-2 text-center text-small font-semibold transition-[border-color,background-color] hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="radio" className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none" {...input} />
      {children}
    </label>
  );
}
