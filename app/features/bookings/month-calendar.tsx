import { Link, useSearchParams } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { cx } from '#app/ui/cx.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { findMomentOf, formatSlotClock } from '#shared/bookings/booking-slots.ts';
import { nameDayOfYear, nameMonth } from '#shared/bookings/local-time.ts';
import { isUnconfirmed } from './booking-state.tsx';
import {
  BOOKING_COLUMNS,
  BOOKINGS_KEY,
  isOver,
  useClosedDays,
  useHolidays,
  useHours,
  type BookingRow,
} from './calendar-data.ts';
import { CalendarHead } from './calendar-head.tsx';
import { isDay, tellTalks } from './name-day.ts';
import { monthFrom, weeksOf } from './plan-month.ts';
import { planWeek, type DayPlan } from './plan-week.ts';

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];
/** Of a day with more the last line says how many. */
const MOST = 4;

/** The talks of a month, day by day; each day leads to its week, on phones to its agenda. */
export function MonthCalendar() {
  const [parameters, setParameters] = useSearchParams();
  const today = findToday();
  const named = parameters.get('woche') ?? '';
  const month = monthFrom(isDay(named) ? named : today);
  const weeks = weeksOf(month);
  const [first, end] = [weeks[0]!, addDays(weeks.at(-1)!, 7)];
  const go = (day: string) => {
    const next = new URLSearchParams(parameters);
    next.set('woche', day);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const bookings = useRows<BookingRow[]>([...BOOKINGS_KEY, 'month', month], (client) =>
    client
      .from('bookings')
      .select(BOOKING_COLUMNS)
      .eq('status', 'booked')
      .gte('starts_at', findMomentOf(first, '00:00').toISOString())
      .lt('starts_at', findMomentOf(end, '00:00').toISOString())
      .order('starts_at'),
  );
  const parts = {
    hours: useHours().data ?? [],
    closedDays: useClosedDays().data ?? [],
    holidays: useHolidays().data ?? [],
    absences: [],
    busyTimes: [],
  };
  const title = nameMonth(month);
  return (
    <>
      <CalendarHead
        unit="Monat"
        title={title}
        onTurn={(by) => go(monthFrom(month, by))}
        onToday={() => go(today)}
      />
      <QueryState query={bookings}>
        {(rows) => (
          <table className="w-full table-fixed border-collapse border border-line bg-surface max-sm:-mx-4 max-sm:w-[calc(100%+2rem)]">
            <caption className="sr-only">Termine im {title}</caption>
            <thead>
              <tr>
                {WEEKDAYS.map((name) => (
                  <th
                    key={name}
                    scope="col"
                    className="py-2 text-small font-medium sm:px-2 sm:text-left"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((monday) => {
                const { days } = planWeek(monday, { ...parts, bookings: rows });
                return (
                  <tr key={monday}>
                    {WEEKDAYS.map((name, offset) => {
                      const day = addDays(monday, offset);
                      return (
                        <td key={name} className="border-t border-l border-line p-0 align-top">
                          <MonthDay
                            day={day}
                            plan={days.find((each) => each.day === day)}
                            isToday={day === today}
                            isOutside={!day.startsWith(month.slice(0, 7))}
                          />
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
      </QueryState>
    </>
  );
}

type MonthDayProps = {
  day: string;
  /** None of a weekend on which nothing happens. */
  plan: DayPlan | undefined;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
};

function MonthDay({ day, plan, isToday, isOutside }: MonthDayProps) {
  const talks = plan?.bookings ?? [];
  const isClosed = !plan || plan.open.length === 0;
  const shown = talks.slice(0, talks.length > MOST ? MOST - 1 : MOST);
  return (
    <Link
      to={`?woche=${day}`}
      className={cx(
        'block min-h-16 p-1 outline-offset-[-3px] hover:bg-waiting-wash max-sm:text-center sm:min-h-28 sm:p-1.5',
        isClosed && 'bg-sunken',
      )}
    >
      <span className="sr-only">
        {nameDayOfYear(day)}
        {isToday && ', heute'}, {tellTalks(talks.length)}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'tabular inline-grid size-8 place-items-center rounded-full text-small',
          isOutside && 'text-muted',
          isToday && 'bg-ink font-semibold text-canvas',
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span
        aria-hidden="true"
        className={cx(
          'mx-auto block size-1.5 rounded-full sm:hidden',
          talks.length > 0 && 'bg-line-strong',
        )}
      />
      <span className="grid gap-0.5 text-fine max-sm:hidden">
        {plan?.closedBy.map((reason) => (
          <span key={reason} className="truncate px-1.5 text-muted">
            {reason}
          </span>
        ))}
        {shown.map(({ row }) => (
          <span
            key={row.id}
            className={cx(
              'tabular truncate border-l-3 px-1.5',
              isOver(row.ends_at)
                ? 'border-line-strong text-muted'
                : isUnconfirmed(row)
                  ? 'border-dashed border-line-strong'
                  : 'border-accent bg-waiting-wash',
            )}
          >
            {formatSlotClock(row.starts_at)} {row.name}
            {isUnconfirmed(row) && <span className="sr-only">, nicht bestätigt</span>}
          </span>
        ))}
        {talks.length > shown.length && (
          <span className="px-1.5 text-muted">und {talks.length - shown.length} weitere</span>
        )}
      </span>
    </Link>
  );
}
