import { MILESTONE_LABELS, PROJECT_STATUS_LABELS } from '#shared/projects/project-status.ts';
import { countDays, tellSince } from '#app/private/days.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';

const PROJECT_TONES: Record<string, BadgeTone> = {
  review: 'waiting',
  done: 'success',
  cancelled: 'lost',
};
const MILESTONE_TONES: Record<string, BadgeTone> = {
  awaiting_approval: 'waiting',
  approved: 'success',
  done: 'success',
  changes_requested: 'waiting',
};

/** Beyond that somebody should ask. */
const LONG_WAIT_DAYS = 14;

type ProjectBadgeProps = {
  status: string;
  /** A step awaits the customer's approval: what he reads then, or the agency. */
  waitsFor?: 'you' | 'customer' | undefined;
  /** Since when, where a list says so. */
  since?: string | null | undefined;
};
export function ProjectBadge({ status, waitsFor, since }: ProjectBadgeProps) {
  if (waitsFor === 'you') return <Badge tone="waiting">Wartet auf Sie</Badge>;
  if (waitsFor === 'customer') {
    const days = since ? countDays(since) : 0;
    return (
      <Badge tone={days > LONG_WAIT_DAYS ? 'waiting' : 'neutral'}>
        Wartet auf den Kunden{days > 0 && ` ${tellSince(days)}`}
      </Badge>
    );
  }
  return (
    <Badge tone={PROJECT_TONES[status] ?? 'neutral'}>
      {PROJECT_STATUS_LABELS[status] ?? status}
    </Badge>
  );
}
/** State of a step as the customer reads it: what waits for him says so in the same words everywhere. */
export const MilestoneBadge = ({ status }: { status: string }) => (
  <Badge tone={MILESTONE_TONES[status] ?? 'neutral'}>
    {status === 'awaiting_approval' ? 'Wartet auf Sie' : (MILESTONE_LABELS[status] ?? status)}
  </Badge>
);
