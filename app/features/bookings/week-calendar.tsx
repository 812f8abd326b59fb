import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { passIn } from '#app/ui/move.ts';
import { cx } from '#app/ui/cx.ts';
import { addDays } from '#shared/agency/agency-day.ts';
import { findMomentOf, formatSlotClock } from '#shared/bookings/booking-slots.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { isUnconfirmed } from './booking-state.tsx';
import {
  BOOKING_COLUMNS,
  BOOKINGS_KEY,
  findNow,
  findToday,
  isOver,
  useAbsences,
  useBusyTimes,
  useClosedDays,
  useHolidays,
  useHours,
  useRules,
  type BookingRow,
} from './calendar-data.ts';
import {
  currentMonday,
  findWeekNumber,
  mondayOf,
  nameWeek,
  planWeek,
  type DayPlan,
  type WeekPlan,
} from './plan-week.ts';
import { lazily } from '#shared/core/lazily.ts';

/** Height of one step of the grid in pixels: a talk of 15 minutes stays a target of 44 px. */
const STEP = 48;

const dayOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const longDay = lazily(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
);
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * One week of talks: columns with hours on wide screens, a list of days on
 * phones. The week stands in the address.
 */
export function WeekCalendar() {
  const [parameters, setParameters] = useSearchParams();
  const [chosen, setChosen] = useState<BookingRow>();
  const today = findToday();
  const named = parameters.get('woche') ?? '';
  const hours = useHours();
  const current = currentMonday(today, hours.data);
  const monday =
    /^\d{4}-\d{2}-\d{2}$/.test(named) && !Number.isNaN(Date.parse(named))
      ? mondayOf(named)
      : current;
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef(monday);
  useLayoutEffect(() => {
    if (sheet.current && shown.current !== monday)
      passIn(sheet.current, monday > shown.current ? 1 : -1);
    shown.current = monday;
  }, [monday]);
  const go = (day: string) => {
    const next = new URLSearchParams(parameters);
    next.set('woche', day);
    setParameters(next, { replace: true, preventScrollReset: true });
  };

  const bookings = useRows<BookingRow[]>([...BOOKINGS_KEY, 'week', monday], (client) =>
    client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('status', 'booked')
      .gte('starts_at', findMomentOf(monday, '00:00').toISOString())
      .lt('starts_at', findMomentOf(addDays(monday, 7), '00:00').toISOString())
      .order('starts_at'),
  );
  const rules = useRules();
  const absences = useAbsences();
  const busyTimes = useBusyTimes(
    findMomentOf(monday, '00:00').toISOString(),
    findMomentOf(addDays(monday, 7), '00:00').toISOString(),
  );
  const closedDays = useClosedDays();
  const holidays = useHolidays();

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex">
          <IconButton
            icon="chevron"
            label="Vorige Woche"
            className="-ml-3 rotate-90"
            onClick={() => go(addDays(monday, -7))}
          />
          <IconButton
            icon="chevron"
            label="Nächste Woche"
            className="-rotate-90"
            onClick={() => go(addDays(monday, 7))}
          />
        </div>
        <h2 className="mr-auto text-title max-sm:order-1" aria-live="polite">
          {nameWeek(monday)}
          <span className="ml-3 text-small font-normal whitespace-nowrap text-muted">
            KW {findWeekNumber(monday)}
          </span>
        </h2>
        {monday !== current && (
          <Button size="small" variant="secondary" onClick={() => go(current)}>
            Heute
          </Button>
        )}
      </div>
      <div ref={sheet}>
        <QueryState query={bookings}>
          {(rows) => (
            <Week
              plan={planWeek(monday, {
                hours: hours.data ?? [],
                absences: absences.data ?? [],
                busyTimes: busyTimes.data ?? [],
                closedDays: closedDays.data ?? [],
                holidays: holidays.data ?? [],
                bookings: rows,
              })}
              pixels={STEP / (rules.data?.grid_minutes ?? 30)}
              today={today}
              onChoose={setChosen}
            />
          )}
        </QueryState>
      </div>
      {chosen && <BookingDialog booking={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** `pixels` are the height of a minute. */
type WeekProps = {
  plan: WeekPlan;
  pixels: number;
  today: string;
  onChoose: (row: BookingRow) => void;
};

function Week({ plan, pixels, today, onChoose }: WeekProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  // On phones this week begins with today.
  const past = plan.days.filter(({ day }) => day < today);
  const isFolded = !isUnfolded && past.length > 0 && past.length < plan.days.length;
  const lines = Array.from(
    { length: (plan.to - plan.from) / 60 },
    (_, index) => plan.from + index * 60,
  );
  return (
    <div
      className="grid grid-cols-1 gap-6 lg:grid-cols-(--columns) lg:gap-0 lg:border-b lg:border-line"
      style={{ '--columns': `3.5rem repeat(${plan.days.length}, minmax(0, 1fr))` } as CSSProperties}
    >
      <div aria-hidden="true" className="hidden pt-14 lg:block">
        <div className="relative" style={{ height: (plan.to - plan.from) * pixels }}>
          {lines.map((minute) => (
            <span
              key={minute}
              className="tabular absolute right-2 -translate-y-1/2 text-fine text-muted"
              style={{ top: (minute - plan.from) * pixels }}
            >
              {clock(minute)}
            </span>
          ))}
        </div>
      </div>
      {isFolded && (
        <Button
          size="small"
          variant="quiet"
          className="-mx-4 -mb-4 justify-self-start lg:hidden"
          onClick={() => setUnfolded(true)}
        >
          Frühere Tage ({past.length})
        </Button>
      )}
      {plan.days.map((day) => (
        <Day
          key={day.day}
          isHidden={isFolded && day.day < today}
          plan={day}
          week={plan}
          lines={lines}
          pixels={pixels}
          isToday={day.day === today}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

type DayProps = {
  plan: DayPlan;
  week: WeekPlan;
  lines: readonly number[];
  pixels: number;
  isToday: boolean;
  /** On phones. */
  isHidden: boolean;
  onChoose: (row: BookingRow) => void;
};

function Day({ plan, week, lines, pixels, isToday, isHidden, onChoose }: DayProps) {
  const place = (from: number, to: number): CSSProperties => {
    const top = Math.max(from, week.from) - week.from;
    return {
      top: top * pixels,
      height: Math.max(0, (Math.min(to, week.to) - week.from - top) * pixels),
    };
  };
  const names = useTexts(TALK_TEXTS);
  const heading = `tag-${plan.day}`;
  const now = findNow();
  const isEmpty = plan.bookings.length === 0;
  return (
    <section
      aria-labelledby={heading}
      className={cx(
        'min-w-0 border-t border-line pt-3 lg:border-t-0 lg:border-l lg:pt-0',
        isHidden && 'max-lg:hidden',
      )}
    >
      <header
        className={cx(
          'lg:flex lg:h-14 lg:flex-col lg:justify-center lg:border-b-[3px] lg:px-2',
          isToday ? 'lg:border-accent' : 'lg:border-line',
        )}
      >
        <h3
          id={heading}
          className={cx('text-body leading-tight lg:text-small', !isToday && 'font-medium')}
        >
          {longDay().format(dayOf(plan.day))}
          {isToday && <span className="text-fine font-normal text-muted"> heute</span>}
        </h3>
        {plan.closedBy.length > 0 && (
          <p className="truncate text-fine text-muted lg:mt-0.5">{plan.closedBy.join(', ')}</p>
        )}
      </header>
      <div
        className={cx('relative mt-2 lg:mt-0 lg:h-(--height)', 'lg:bg-sunken')}
        style={{ '--height': `${(week.to - week.from) * pixels}px` } as CSSProperties}
      >
        <div aria-hidden="true" className="hidden lg:block">
          {plan.open.map((range) => (
            <div
              key={range.from}
              className="absolute inset-x-0 bg-surface"
              style={place(range.from, range.to)}
            />
          ))}
          {lines.map((minute) => (
            <div
              key={minute}
              className="absolute inset-x-0 border-t border-line"
              style={place(minute, minute)}
            />
          ))}
          {isToday && now >= week.from && now <= week.to && (
            <div className="absolute inset-x-0 border-t-2 border-accent" style={place(now, now)} />
          )}
        </div>
        <ul className="grid grid-cols-1 gap-2 lg:contents">
          {plan.absences.map((absence) => (
            <li
              key={absence.id}
              className="border border-dashed border-line-strong bg-sunken px-3 py-2 text-fine text-muted lg:absolute lg:inset-x-0.5 lg:top-(--top) lg:h-(--height) lg:flex lg:items-end lg:overflow-hidden lg:px-2"
              style={variables(place(absence.from, absence.to))}
            >
              <span>
                <span className="font-semibold">{absence.label}</span>
                {absence.places !== null &&
                  ` (${absence.places} ${absence.places === 1 ? 'Platz' : 'Plätze'})`}{' '}
                <span className="lg:hidden">
                  {clock(absence.from)} bis {clock(absence.to)} Uhr{' '}
                </span>
                {absence.reason}
              </span>
            </li>
          ))}
          {plan.bookings.map(({ row, from, to }) => (
            <li
              key={row.id}
              className="lg:absolute lg:top-(--top) lg:left-(--left) lg:w-(--width) lg:p-0.5"
              style={{ ...variables(place(from, to)), ...columnOf(plan, from, to, row.id) }}
            >
              <button
                type="button"
                onClick={() => onChoose(row)}
                className={cx(
                  'flex min-h-11 w-full items-center gap-2 overflow-hidden rounded-control ' +
                    'border border-l-[3px] px-3 py-1.5 text-left text-small hover:bg-ink ' +
                    'hover:text-canvas lg:px-2 lg:py-0 lg:leading-tight',
                  isUnconfirmed(row) && 'border-dashed',
                  isOver(row.ends_at)
                    ? 'border-line text-muted'
                    : 'border-line-strong border-l-accent bg-surface dark:bg-line',
                )}
              >
                <span className="min-w-0 leading-tight">
                  <span className={cx('block truncate', !isOver(row.ends_at) && 'font-semibold')}>
                    {row.name}
                  </span>
                  <span className="tabular block truncate text-fine">
                    {formatSlotClock(row.starts_at)} · {names[row.kind]}
                  </span>
                </span>
                {isUnconfirmed(row) && <span className="sr-only">, noch nicht bestätigt</span>}
                {isOver(row.ends_at) && <span className="sr-only">, vorbei</span>}
                {row.user_id && (
                  <Badge className="ml-auto lg:hidden" tone="neutral">
                    Kundenkonto
                  </Badge>
                )}
              </button>
            </li>
          ))}
        </ul>
        {isEmpty && (
          <p className="text-small text-muted lg:sr-only">
            {plan.open.length === 0 ? 'Keine Beratungszeiten' : 'Keine Termine'}
          </p>
        )}
      </div>
    </section>
  );
}

const variables = ({ top, height }: CSSProperties): CSSProperties =>
  ({ '--top': `${top}px`, '--height': `${height}px` }) as CSSProperties;

/** Talks at the same time stand side by side. */
function columnOf({ bookings }: DayPlan, from: number, to: number, id: string): CSSProperties {
  const together = bookings.filter((other) => other.from < to && from < other.to);
  const index = together.findIndex(({ row }) => row.id === id);
  const width = 100 / together.length;
  return { '--left': `${index * width}%`, '--width': `${width}%` } as CSSProperties;
}
