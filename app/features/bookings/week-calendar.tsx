import { useLayoutEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { passIn } from '#app/ui/move.ts';
import { cx } from '#app/ui/cx.ts';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { findMomentOf } from '#shared/bookings/booking-slots.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { PlannedTalk } from './planned-talk.tsx';
import { findFree } from './free-time.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { isDay, tellTalks } from './name-day.ts';
import {
  BOOKING_COLUMNS,
  BOOKINGS_KEY,
  findNow,
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
  nameDays,
  planWeek,
  type DayPlan,
  type WeekPlan,
} from './plan-week.ts';
import { nameDayOfYear, nameLeaf } from '#shared/bookings/local-time.ts';

/** Least height of one step of the grid in pixels: as high as a button is for a pointer. */
const STEP = 38;
/** What stands above and below the hours on a wide screen: what is left of it is the day. */
const AROUND = '15rem';
/** Where the day would be higher than it has to be, on a very high screen. */
const MOST = 2;

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * One week of talks: columns with hours on wide screens, on phones the agenda of one day. The
 * week, and the day it was opened for, stand in the address.
 */
export function WeekCalendar() {
  const [parameters, setParameters] = useSearchParams();
  const [chosen, setChosen] = useState<BookingRow>();
  // How often today was asked for: on phones its day is shown anew.
  const [round, setRound] = useState(0);
  const today = findToday();
  const named = parameters.get('woche') ?? '';
  const hours = useHours();
  const current = currentMonday(today, hours.data);
  const monday = isDay(named) ? mondayOf(named) : current;
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef(monday);
  useLayoutEffect(() => {
    if (sheet.current && shown.current !== monday)
      passIn(sheet.current, monday > shown.current ? 1 : -1);
    shown.current = monday;
  }, [monday]);
  const go = (day: string) => {
    const next = new URLSearchParams(parameters);
    if (day === current) next.delete('woche');
    else next.set('woche', day);
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
  const plan = planWeek(monday, {
    hours: hours.data ?? [],
    absences: absences.data ?? [],
    busyTimes: busyTimes.data ?? [],
    closedDays: closedDays.data ?? [],
    holidays: holidays.data ?? [],
    bookings: bookings.data ?? [],
  });

  return (
    <>
      <CalendarHead
        unit="Woche"
        title={nameDays(monday, plan.days.at(-1)!.day)}
        note={`KW ${findWeekNumber(monday)}`}
        onTurn={(by) => go(addDays(monday, 7 * by))}
        onToday={() => {
          go(current);
          setRound(round + 1);
        }}
      />
      <div ref={sheet}>
        <QueryState query={bookings}>
          {() => (
            <Week
              key={round}
              capacity={rules.data?.capacity ?? 1}
              plan={plan}
              step={rules.data?.grid_minutes ?? 30}
              today={today}
              named={named}
              onChoose={setChosen}
            />
          )}
        </QueryState>
      </div>
      {chosen && <BookingDialog booking={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

type WeekProps = {
  plan: WeekPlan;
  /** How many can be talked to at once. */
  capacity: number;
  /** Minutes from one start to the next. */
  step: number;
  today: string;
  /** A day of this week that the address names. */
  named: string;
  onChoose: (row: BookingRow) => void;
};

/** A length of the day, of which a minute is `--minute` high. */
const along = (minutes: number): string => `calc(var(--minute) * ${minutes})`;

function Week({ plan, capacity, step, today, named, onChoose }: WeekProps) {
  const now = useMinute();
  const [picked, setPicked] = useState('');
  const isShown = (day: string): boolean => plan.days.some((each) => each.day === day);
  // On phones one day at a time.
  const single = [picked, named, today].find(isShown) ?? plan.days[0]?.day;
  const length = plan.to - plan.from;
  const lines = Array.from({ length: length / 60 }, (_, index) => plan.from + index * 60);
  const clockTime =
    isShown(today) && now !== undefined && now >= plan.from && now <= plan.to ? now : undefined;
  return (
    <div
      className="grid grid-cols-1 gap-3 lg:grid-cols-(--columns) lg:gap-0 lg:border-b lg:border-line"
      style={
        {
          '--columns': `3.5rem repeat(${plan.days.length}, minmax(0, 1fr))`,
          // A second line where a day says why it is closed.
          '--head': plan.days.some(({ closedBy }) => closedBy.length > 0) ? '4rem' : '2.5rem',
          '--minute': `clamp(${STEP / step}px, (100dvh - ${AROUND} - var(--head)) / ${length}, ${MOST}px)`,
          '--step': `calc(var(--minute) * ${step})`,
        } as CSSProperties
      }
    >
      <div aria-hidden="true" className="hidden pt-(--head) lg:block">
        <div className="relative" style={{ height: along(length) }}>
          {/* The first stands below the rule of the head, the last above that of the foot. */}
          {[...lines, plan.to].map((minute) => (
            <span
              key={minute}
              className={cx(
                'tabular absolute right-2 text-fine text-muted',
                minute === plan.to ? '-translate-y-full' : minute > plan.from && '-translate-y-1/2',
                // The clock stands there instead.
                clockTime !== undefined && Math.abs(clockTime - minute) < 12 && 'invisible',
              )}
              style={{ top: along(minute - plan.from) }}
            >
              {clock(minute)}
            </span>
          ))}
          {clockTime !== undefined && (
            <span
              className="tabular absolute right-2 -translate-y-1/2 text-fine font-semibold text-danger"
              style={{ top: along(clockTime - plan.from) }}
            >
              {clock(clockTime)}
            </span>
          )}
        </div>
      </div>
      <div role="group" aria-label="Tag" className="-mx-1 flex lg:hidden">
        {plan.days.map((day) => (
          <DayButton
            key={day.day}
            plan={day}
            isToday={day.day === today}
            isChosen={day.day === single}
            onChoose={() => setPicked(day.day)}
          />
        ))}
      </div>
      {plan.days.map((day) => (
        <Day
          key={day.day}
          isHidden={day.day !== single}
          plan={day}
          week={plan}
          free={day.day < today ? undefined : findFree(day, capacity, day.day === today ? now : 0)}
          lines={lines}
          now={day.day === today ? clockTime : undefined}
          isToday={day.day === today}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

function watchClock(onTick: () => void): () => void {
  const timer = setInterval(onTick, 15_000);
  return () => clearInterval(timer);
}

/** Minutes since midnight as time goes on; none on the server, whose minute is another. */
const useMinute = () => useSyncExternalStore(watchClock, findNow, () => undefined);

/** A day of the week on phones, with a dot where talks are. */
function DayButton({
  plan: { day, bookings },
  isToday,
  isChosen,
  onChoose,
}: {
  plan: DayPlan;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const count = bookings.length;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="grid min-h-16 flex-1 content-start justify-items-center gap-0.5 pt-1"
      onClick={onChoose}
    >
      <span aria-hidden="true" className="text-fine text-muted">
        {nameLeaf(day).weekday}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'tabular grid size-9 place-items-center rounded-full text-body',
          isChosen && 'bg-ink font-semibold text-canvas',
          isToday && !isChosen && 'font-semibold ring-2 ring-accent ring-inset',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span
        aria-hidden="true"
        className={cx('size-1.5 rounded-full', count > 0 && 'bg-line-strong')}
      />
      <span className="sr-only">
        {nameDayOfYear(day)}
        {isToday && ', heute'}, {tellTalks(count)}
      </span>
    </button>
  );
}

type DayProps = {
  plan: DayPlan;
  week: WeekPlan;
  /** None of a day that is over. */
  free: ReturnType<typeof findFree> | undefined;
  lines: readonly number[];
  /** Where the line of the clock stands. */
  now: number | undefined;
  isToday: boolean;
  /** On phones. */
  isHidden: boolean;
  onChoose: (row: BookingRow) => void;
};

function Day({ plan, week, free, lines, now, isToday, isHidden, onChoose }: DayProps) {
  const place = (from: number, to: number): CSSProperties => {
    const top = Math.max(from, week.from) - week.from;
    return {
      top: along(top),
      height: along(Math.max(0, Math.min(to, week.to) - week.from - top)),
    };
  };
  const heading = `tag-${plan.day}`;
  const isEmpty = plan.bookings.length === 0;
  return (
    <section
      aria-labelledby={heading}
      className={cx(
        'min-w-0 lg:border-l lg:border-line lg:last:border-r',
        isHidden && 'max-lg:hidden',
      )}
    >
      <header
        className={cx(
          'max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-3 lg:h-(--head) lg:border-b-[3px] ' +
            'lg:px-2 lg:pt-1',
          isToday ? 'lg:border-accent lg:bg-waiting-wash' : 'lg:border-line',
        )}
      >
        <h3
          id={heading}
          className={cx('text-body whitespace-nowrap lg:text-small', !isToday && 'font-medium')}
        >
          {nameDayOfYear(plan.day)}
          {isToday && <span className="text-fine font-normal text-muted"> heute</span>}
        </h3>
        <p className="min-w-0 truncate text-fine text-muted">{plan.closedBy.join(', ')}</p>
      </header>
      <div
        className="relative mt-2 lg:mt-0 lg:h-(--height) lg:bg-sunken"
        style={{ '--height': along(week.to - week.from) } as CSSProperties}
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
        </div>
        {now !== undefined && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 hidden h-0.5 bg-danger before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:bg-danger lg:block"
            style={{ top: along(now - week.from) }}
          />
        )}
        <ul className="grid grid-cols-1 gap-2 lg:contents">
          {plan.absences.map((absence) => (
            <li
              key={absence.id}
              className="border border-dashed border-line-strong bg-sunken px-3 py-2 text-fine text-muted lg:absolute lg:inset-x-0.5 lg:top-(--top) lg:h-(--height) lg:flex lg:items-end lg:overflow-hidden lg:px-2"
              style={variables(place(absence.from, absence.to))}
            >
              <span>
                <span className="font-semibold">{absence.label}</span>{' '}
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
              className="lg:absolute lg:top-(--top) lg:left-(--left) lg:h-(--height) lg:w-(--width) lg:p-px"
              style={{ ...variables(place(from, to)), ...columnOf(plan, from, to, row.id) }}
            >
              <PlannedTalk row={row} onChoose={() => onChoose(row)} />
            </li>
          ))}
        </ul>
        {/* On a desk the white of the column says it. */}
        {free && free.length > 0 && (
          <p className="tabular mt-3 border-t border-line pt-2 text-small text-muted lg:hidden">
            Frei: {free.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')}
          </p>
        )}
        {isEmpty && plan.open.length === 0 && (
          <p className="text-small text-muted lg:sr-only">Keine Beratungszeiten</p>
        )}
      </div>
    </section>
  );
}

const variables = ({ top, height }: CSSProperties): CSSProperties =>
  ({ '--top': top, '--height': height }) as CSSProperties;

/** Talks at the same time stand side by side. */
function columnOf({ bookings }: DayPlan, from: number, to: number, id: string): CSSProperties {
  const together = bookings.filter((other) => other.from < to && from < other.to);
  const index = together.findIndex(({ row }) => row.id === id);
  const width = 100 / together.length;
  return { '--left': `${index * width}%`, '--width': `${width}%` } as CSSProperties;
}
