import { cx } from '#app/ui/cx.ts';
import { OPEN_STATUSES } from '#shared/quote/request-status.ts';
import { countDays, tellSince } from '#app/private/days.ts';
import {
  formatBriefMoment,
  formatMoment,
  isOverdue,
  type RequestRow,
} from '#app/private/request-facts.ts';

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

type DeadlineProps = {
  row: Pick<RequestRow, 'status' | 'respond_by'>;
  /** '27.11., 12:17', where there is no room for more. */
  brief?: boolean;
};
/** The promised answer of a new enquiry. */
export function Deadline({ row, brief = false }: DeadlineProps) {
  return (
    <span className={cx('whitespace-nowrap', isOverdue(row) && 'text-danger')}>
      {brief ? formatBriefMoment(row.respond_by) : formatMoment(row.respond_by)}
    </span>
  );
}
