import { useSearchParams } from 'react-router';
import { ChipLine } from '#app/private/chip-line.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { findToday } from '#shared/agency/agency-day.ts';
import { nameDayOfYear } from '#shared/bookings/local-time.ts';

const VIEWS = { woche: 'Woche', monat: 'Monat' } as const;
export type CalendarView = keyof typeof VIEWS;

/** What the address shows; the week, unless it says the month. */
export const readView = (parameters: URLSearchParams): CalendarView =>
  parameters.get('ansicht') === 'monat' ? 'monat' : 'woche';

type CalendarHeadProps = {
  unit: 'Woche' | 'Monat';
  title: string;
  note?: string;
  /** One back or one on. */
  onTurn: (by: -1 | 1) => void;
  onToday: () => void;
};

/** Above the calendar: what it shows, back, on and to today, and the choice of week or month. */
export function CalendarHead({ unit, title, note, onTurn, onToday }: CalendarHeadProps) {
  const [parameters, setParameters] = useSearchParams();
  const [previous, next] = unit === 'Woche' ? ['Vorige', 'Nächste'] : ['Voriger', 'Nächster'];
  const show = (view: string) => {
    const changed = new URLSearchParams(parameters);
    if (view === 'woche') changed.delete('ansicht');
    else changed.set('ansicht', view);
    setParameters(changed, { preventScrollReset: true });
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-4 sm:gap-y-1">
      <div className="flex overflow-hidden rounded-control border border-line-strong bg-surface">
        <IconButton
          icon="chevron"
          label={`${previous} ${unit}`}
          className="rounded-none outline-offset-[-3px] *:rotate-90"
          onClick={() => onTurn(-1)}
        />
        <button
          type="button"
          className="min-h-11 border-x border-line-strong px-4 text-small font-semibold outline-offset-[-3px] hover:bg-sunken"
          aria-label={`Heute, ${nameDayOfYear(findToday())}`}
          onClick={onToday}
        >
          Heute
        </button>
        <IconButton
          icon="chevron"
          label={`${next} ${unit}`}
          className="rounded-none outline-offset-[-3px] *:-rotate-90"
          onClick={() => onTurn(1)}
        />
      </div>
      <h2 className="mr-auto text-title max-sm:order-last max-sm:w-full" aria-live="polite">
        {title}
        {note && (
          <span className="ml-3 text-small font-normal whitespace-nowrap text-muted">{note}</span>
        )}
      </h2>
      <ChipLine
        label="Ansicht"
        chips={Object.entries(VIEWS)}
        chosen={readView(parameters)}
        onChoose={show}
        scrolls={false}
        className="max-sm:ml-auto"
      />
    </div>
  );
}
