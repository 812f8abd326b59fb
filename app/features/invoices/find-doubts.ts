import { addMonths } from '#shared/agency/agency-day.ts';
import type { InvoiceContent } from '#shared/billing/invoice.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import { findRateMonth } from './rate-month.ts';
import { nameMonth } from '#shared/bookings/local-time.ts';

type Draft = {
  content: Pick<InvoiceContent, 'part' | 'servicePeriod'>;
  /** Its place in the plan of its order, and that order. */
  instalment: number | null;
  offer: { decided_at: string | null } | null;
};

/** What may be a mistake in an invoice that goes out today, in a sentence each. */
export function findDoubts({ content, instalment, offer }: Draft, today: string): string[] {
  const { part, servicePeriod } = content;
  const doubts: string[] = [];
  if (servicePeriod && servicePeriod.to > addMonths(today, 12))
    doubts.push(
      `Die Leistung endet erst am ${formatNumericDay(servicePeriod.to)}, in mehr als einem Jahr.`,
    );
  if (servicePeriod && servicePeriod.from < addMonths(today, -24))
    doubts.push(
      `Die Leistung beginnt am ${formatNumericDay(servicePeriod.from)}, vor mehr als zwei Jahren.`,
    );
  // The last of several rates is the final invoice; the one after a down payment alone has no month.
  const isRate = part === 'instalment' || (instalment ?? 0) > 2;
  const month = isRate && offer?.decided_at ? findRateMonth(offer.decided_at, instalment ?? 1) : '';
  if (month > today.slice(0, 7))
    doubts.push(`Diese Rate ist erst für ${nameMonth(month)} geplant.`);
  return doubts;
}
