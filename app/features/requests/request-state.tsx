import { getRequestStatus, type RequestStatus } from '#shared/quote/request-status.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { isOverdue, type RequestRow } from '#app/private/request-facts.ts';

const TONES: Partial<Record<RequestStatus, BadgeTone>> = { new: 'waiting', won: 'success' };

/** State of an enquiry for the agency; one whose promised answer is late is just that. */
export const RequestState = ({ row }: { row: Pick<RequestRow, 'status' | 'respond_by'> }) =>
  isOverdue(row) ? (
    <Badge tone="danger">Überfällig</Badge>
  ) : (
    <Badge tone={TONES[row.status] ?? 'neutral'}>{getRequestStatus(row.status).label}</Badge>
  );
