import { cx } from '#app/ui/cx.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { OPEN_STATUSES } from '#shared/quote/request-status.ts';
import {
  formatBriefMoment,
  formatMoment,
  isOverdue,
  type RequestRow,
} from '#app/private/request-facts.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Midnights between: what came last night is of yesterday. */
const countDays = (from: string, now: number): number =>
  (Date.parse(agencyDay(new Date(now))) - Date.parse(agencyDay(from))) / DAY_MS;

/**
 * Days since the enquiry arrived, for those that still wait for something:
 * 'heute', 'seit 1 Tag', 'seit 12 Tagen'.
 */
export function describeAge(
  row: Pick<RequestRow, 'status' | 'created_at'>,
  now = Date.now(),
): string {
  if (!(OPEN_STATUSES as readonly string[]).includes(row.status)) return '';
  const days = countDays(row.created_at, now);
  if (days <= 0) return 'heute';
  return days === 1 ? 'seit 1 Tag' : `seit ${days} Tagen`;
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
