import * as z from 'zod/mini';
import { workingHoursBetween } from '#shared/agency/business-time.ts';
import { formatNumber } from '#shared/core/format.ts';
import type { Bar } from './bar-table.tsx';
import { fractionOf, shareOf } from './flows.ts';
import { lazily } from '#shared/core/lazily.ts';

/** What the SQL function dashboard_figures returns. */
export const FiguresSchema = z.object({
  weeks: z.array(z.object({ week: z.string(), requests: z.number() })),
  responses: z.array(
    z.object({
      created_at: z.string(),
      respond_by: z.string(),
      answered_at: z.nullable(z.string()),
    }),
  ),
  funnel: z.object({ requests: z.number() }),
});
export type Figures = z.infer<typeof FiguresSchema>;

const oneDigit = lazily(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

/** '45 Min.', '6,5 Std.', and from two working days on '2,5 Werktage'. */
export function formatHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)}\u00a0Min.`;
  return hours < 48
    ? `${oneDigit().format(hours)}\u00a0Std.`
    : `${oneDigit().format(hours / 24)}\u00a0Werktage`;
}

export type ResponseTimes = {
  medianHours: number | null;
  keptShare: string;
  kept: number;
  decided: number;
  bars: Bar[];
};

/**
 * How long enquiries waited for their first answer, in hours of working days.
 * The promise is decided once an answer is there or its time is over; what
 * still has time counts nowhere.
 */
export function measureResponses(responses: Figures['responses'], now = new Date()): ResponseTimes {
  const answered = responses.flatMap(({ created_at, respond_by, answered_at }) =>
    answered_at
      ? [
          {
            hours: workingHoursBetween(new Date(created_at), new Date(answered_at)),
            isKept: Date.parse(answered_at) <= Date.parse(respond_by),
          },
        ]
      : [],
  );
  const unanswered = responses.filter(
    ({ respond_by, answered_at }) => !answered_at && Date.parse(respond_by) < now.getTime(),
  ).length;
  const hours = answered.map((answer) => answer.hours).toSorted((a, b) => a - b);
  const middle = hours.length / 2;
  const kept = answered.filter(({ isKept }) => isKept).length;
  const decided = answered.length + unanswered;
  const within = (from: number, to: number): number =>
    answered.filter((answer) => answer.isKept && answer.hours >= from && answer.hours < to).length;
  const bars: [string, number, isBad?: boolean][] = [
    ['Unter 4 Stunden', within(0, 4)],
    ['4 bis 8 Stunden', within(4, 8)],
    ['Später, aber fristgerecht', within(8, Infinity)],
    ['Nach der Frist', answered.length - kept, true],
    ['Ohne Antwort, Frist vorbei', unanswered, true],
  ];
  return {
    medianHours:
      hours.length === 0 ? null : (hours[Math.ceil(middle) - 1]! + hours[Math.floor(middle)]!) / 2,
    keptShare: shareOf(kept, decided),
    kept,
    decided,
    bars: bars
      .filter(([, value]) => value > 0)
      .map(([label, value, isBad = false]) => ({
        label,
        share: fractionOf(value, decided),
        text: formatNumber(value),
        note: shareOf(value, decided),
        ...(isBad && { tone: 'bad' as const }),
      })),
  };
}
