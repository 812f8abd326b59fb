import { addMonths, agencyDay } from '#shared/agency/agency-day.ts';

/** The month of an instalment of an order, '2026-12'; the down payment is the first, with the order. */
export const findRateMonth = (decidedAt: string, instalment: number): string =>
  addMonths(`${agencyDay(decidedAt).slice(0, 7)}-01`, instalment - 1).slice(0, 7);
