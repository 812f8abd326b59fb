import { OPEN_STATUSES } from '#shared/quote/request-status.ts';
import { countDays, tellSince } from '#app/private/days.ts';
import type { RequestRow } from '#app/private/request-facts.ts';

/**
 * Days since the enquiry arrived, for those that still wait for something:
 * 'heute', 'seit 1 Tag', 'seit 12 Tagen'.
 */
export function describeAge(
  row: Pick<RequestRow, 'status' | 'created_at'>,
  now = Date.now(),
): string {
  if (!(OPEN_STATUSES as readonly string[]).includes(row.status)) return '';
  return tellSince(countDays(row.created_at, new Date(now)));
}
