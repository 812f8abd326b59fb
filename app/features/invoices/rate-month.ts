import { addMonths, agencyDay } from '#shared/agency/agency-day.ts';
import { lazily } from '#shared/core/lazily.ts';

/** The month of an instalment of an order, '2026-12'; the down payment is the first, with the order. */
export const findRateMonth = (decidedAt: string, instalment: number): string =>
  addMonths(`${agencyDay(decidedAt).slice(0, 7)}-01`, instalment - 1).slice(0, 7);

const longMonth = lazily(
  () => new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
/** '2026-12' → 'Dezember 2026'. */
export const formatMonth = (month: string): string =>
  longMonth().format(new Date(`${month}-01T00:00:00Z`));
