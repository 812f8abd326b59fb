import { lazily } from '#shared/core/lazily.ts';
import { OPENING_HOURS } from './business.ts';

const buildClock = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
const agencyClock = lazily(() => buildClock(OPENING_HOURS.timeZone));

/** The clock of a zone by its IANA name; the agency's for a name that nobody knows. */
function findClock(timeZone: string): Intl.DateTimeFormat {
  try {
    const clock = clocks.get(timeZone) ?? buildClock(timeZone);
    clocks.set(timeZone, clock);
    return clock;
  } catch {
    return agencyClock();
  }
}
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock, the agency's by default, shows at a moment, as if that were UTC (milliseconds). */
export function readClock(moment: Date | string | number, clock = agencyClock()): number {
  const date = new Date(moment);
  const part = Object.fromEntries(
    clock.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second, date.getUTCMilliseconds());
}

/**
 * The moment at which the clock of a zone, the agency's by default, shows
 * `wall` (milliseconds, as if UTC). The second step corrects a guess on the
 * other side of a clock change. An hour that comes twice is the later one; one
 * that is left out gives a moment that shows another time.
 */
export function findMoment(wall: number, timeZone?: string): number {
  const clock = timeZone === undefined ? agencyClock() : findClock(timeZone);
  const guess = wall - (readClock(wall, clock) - wall);
  return guess - (readClock(guess, clock) - wall);
}
