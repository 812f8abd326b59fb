import { useAnswer } from '#app/lib/use-rows.ts';
import { FlowsSchema } from './flows.ts';
import type { Period } from './period.ts';
import { ReportSchema } from './report.ts';

/** Visits and pages of a period beside the one before: from daily totals without any id. */
export const useReport = ({ from, to }: Period, isWanted = true) =>
  useAnswer(
    ['admin-analytics', from, to],
    ReportSchema,
    (client) => client.rpc('analytics_report', { first_day: from, last_day: to }),
    isWanted,
  );

/** How far visitors came, how fast the pages were for them, and what the chat answered. */
export const useFlows = ({ from, to }: Period, isWanted = true) =>
  useAnswer(
    ['admin-analytics-flows', from, to],
    FlowsSchema,
    (client) => client.rpc('analytics_flows', { first_day: from, last_day: to }),
    isWanted,
  );
