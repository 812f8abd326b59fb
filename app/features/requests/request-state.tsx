import { getRequestStatus, type RequestStatus } from '#shared/quote/request-status.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { isOverdue, type RequestRow } from '#app/private/request-facts.ts';

const TONES: Partial<Record<RequestStatus, BadgeTone>> = {
  new: 'waiting',
  won: 'success',
  lost: 'lost',
};

/** State of an enquiry for the agency; one whose promised answer is late is just that. */
export function RequestState({
  row,
  isDated = false,
}: {
  row: Pick<RequestRow, 'status' | 'respond_by'>;
  /** How late it is stands beside it. */
  isDated?: boolean;
}) {
  const isLate = isOverdue(row);
  return (
    <Badge tone={isLate ? 'danger' : (TONES[row.status] ?? 'neutral')}>
      {isLate && !isDated ? 'Überfällig' : getRequestStatus(row.status).label}
    </Badge>
  );
}
