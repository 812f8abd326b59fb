import { answerDue } from '#shared/agency/business-time.ts';

/** Since when something awaits an answer, and until when one is promised. */
export type Wait = { at: string; due: string };

/** What was not promised by the moment itself, as an enquiry is, counts from its arrival. */
export const waitFrom = (at: string): Wait => ({
  at,
  due: answerDue(new Date(at)).toISOString(),
});

/** Its promised time is over. */
export const isLate = ({ due }: Wait, now = new Date()): boolean => Date.parse(due) < +now;

/** The promise that ends first comes first: so overdue ones lead, the longest wait at their head. */
export const byUrgency = <Row extends Wait>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) => Date.parse(a.due) - Date.parse(b.due) || Date.parse(a.at) - Date.parse(b.at),
  );
