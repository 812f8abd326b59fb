import { isWorkingDay } from '#shared/agency/business-time.ts';
import { OPENING_HOURS } from '#shared/agency/business.ts';

const STEP_MS = 30 * 60_000;
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: OPENING_HOURS.timeZone,
  hour: '2-digit',
  hourCycle: 'h23',
});
const hourOf = (moment: Date): number => Number(clock.format(moment));

const [OPENS, CLOSES] = [
  Number.parseInt(OPENING_HOURS.opens, 10),
  Number.parseInt(OPENING_HOURS.closes, 10),
];
export const isAtWork = (moment: Date): boolean =>
  isWorkingDay(moment) && hourOf(moment) >= OPENS && hourOf(moment) < CLOSES;

function walk(moment: Date, step: number, isRight: (moment: Date) => boolean): Date {
  let next = moment;
  while (!isRight(next)) next = new Date(next.getTime() + step);
  return next;
}

/** The moment itself, or the next at which the agency works. */
export const nextWork = (moment: Date): Date => walk(moment, STEP_MS, isAtWork);
/** The moment itself, or the last before it at which the agency worked. */
export const lastWork = (moment: Date): Date => walk(moment, -STEP_MS, isAtWork);
/** Customers write in the evening and at weekends too, but not at night. */
export const nextAwake = (moment: Date): Date =>
  walk(moment, STEP_MS, (at) => hourOf(at) >= 8 && hourOf(at) < 21);
