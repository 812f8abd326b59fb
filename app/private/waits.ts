import { answerDue } from '#shared/agency/business-time.ts';
import { countDays } from './days.ts';
import { formatBriefDay, formatClock } from './dates.ts';

/** Since when something awaits an answer, and until when one is promised. */
export type Wait = { at: string; due: string };

/** What was not promised by the moment itself, as an enquiry is, counts from its arrival. */
export const waitFrom = (at: string): Wait => ({
  at,
  due: answerDue(new Date(at)).toISOString(),
});

/** Its promised time is over. */
export const isLate = ({ due }: Wait, now = new Date()): boolean => Date.parse(due) < +now;

const HOUR_MS = 3600 * 1000;

/** How long a day or a promised moment is over: '2 Std.', '1 Tag', '12 Tage' */
function tellDelay(due: string, now: Date): string {
  const hours = Math.floor((+now - Date.parse(due)) / HOUR_MS);
  // A day ends at the agency's midnight: it is late by days.
  if (due.includes('T') && hours < 24) return hours < 1 ? 'unter 1 Std.' : `${hours} Std.`;
  const days = countDays(due, now);
  return days === 1 ? '1 Tag' : `${days} Tage`;
}

const NEAR_DAYS = ['heute', 'morgen'];

/** By when: 'heute 16:00', '01.12., 09:00'; once that is over '2 Std. überfällig'. */
export function tellDeadline(due: string, now = new Date()): string {
  if (isLate({ at: due, due }, now)) return `${tellDelay(due, now)} überfällig`;
  const day = NEAR_DAYS[-countDays(due, now)] ?? `${formatBriefDay(due, now)},`;
  return `${day} ${formatClock(due)}`;
}

/** How far a day or moment is: 'heute', 'in 3 Tagen', '2 Std. überfällig', '30 Tage überfällig'. */
export function tellDistance(due: string, now = new Date()): string {
  const ahead = -countDays(due, now);
  const isOver = due.includes('T') ? Date.parse(due) < +now : ahead < 0;
  if (isOver) return `${tellDelay(due, now)} überfällig`;
  return NEAR_DAYS[ahead] ?? `in ${ahead} Tagen`;
}

/** The promise that ends first comes first: so overdue ones lead, the longest wait at their head. */
export const byUrgency = <Row extends Wait>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) => Date.parse(a.due) - Date.parse(b.due) || Date.parse(a.at) - Date.parse(b.at),
  );
