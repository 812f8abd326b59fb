import { cx } from '#app/ui/cx.ts';
import { findMinute, formatSlotClock, formatSlotDay } from '#shared/bookings/booking-slots.ts';
import type { Appointment } from './talk-card.tsx';

const HOUR = 60;
/** A quarter of an hour is as high as its line of text. */
const HOUR_REM = 5.5;

/** The hours of a day around a talk. */
export function hoursAround(startsAt: string, endsAt: string): { from: number; to: number } {
  const start = findMinute(startsAt);
  // One that ends at midnight ends at minute zero.
  const end = findMinute(endsAt) || 24 * HOUR;
  return {
    from: Math.max(0, Math.floor(start / HOUR) - 1),
    to: Math.min(24, Math.ceil(end / HOUR) + 1),
  };
}

/** The part of its day in which a talk lies, as high as it lasts. A picture: the card says it all. */
export function DaySheet({ talk }: { talk: Appointment }) {
  const { starts_at: startsAt, ends_at: endsAt, confirm_by: confirmBy } = talk;
  const { from, to } = hoursAround(startsAt, endsAt);
  const heightOf = (minutes: number): string => `${(minutes / HOUR) * HOUR_REM}rem`;
  const start = findMinute(startsAt);
  const lasts = (findMinute(endsAt) || 24 * HOUR) - start;
  const [weekday, day] = formatSlotDay(startsAt)
    .replace(/ \d{4}$/, '')
    .split(', ');
  return (
    <div
      aria-hidden="true"
      className="self-start overflow-hidden rounded-control border border-ink max-lg:hidden"
    >
      <p className="flex items-baseline gap-2 bg-ink px-3 py-1.5 text-small text-canvas">
        <span className="font-semibold">{weekday}</span>
        {day}
      </p>
      <div className="relative" style={{ height: heightOf((to - from) * HOUR) }}>
        {Array.from({ length: to - from }, (_, index) => (
          <span
            key={index}
            className={cx(
              'tabular absolute inset-x-0 pl-3 text-fine text-muted',
              index > 0 && 'border-t border-line',
            )}
            style={{ top: heightOf(index * HOUR) }}
          >
            {from + index}:00
          </span>
        ))}
        <span
          className={cx(
            'tabular absolute right-2 left-16 overflow-hidden rounded-[3px] border border-l-4 px-2 ' +
              'text-fine leading-tight font-semibold',
            confirmBy
              ? 'border-dashed border-line-strong bg-surface'
              : 'border-transparent bg-accent text-on-accent',
          )}
          style={{ top: heightOf(start - from * HOUR), height: heightOf(lasts) }}
        >
          {formatSlotClock(startsAt)}–{formatSlotClock(endsAt)}
        </span>
      </div>
    </div>
  );
}
