import { MILESTONE_LABELS, PROJECT_STATUS_LABELS } from '#shared/projects/project-status.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';

const PROJECT_TONES: Record<string, BadgeTone> = {
  review: 'waiting',
  done: 'success',
};
const MILESTONE_TONES: Record<string, BadgeTone> = {
  awaiting_approval: 'waiting',
  approved: 'success',
  done: 'success',
  changes_requested: 'waiting',
};

type ProjectBadgeProps = {
  status: string;
  /** A step awaits the customer's approval: what he reads then, or the agency. */
  waitsFor?: 'you' | 'customer' | undefined;
};
export function ProjectBadge({ status, waitsFor }: ProjectBadgeProps) {
  if (waitsFor === 'you') return <Badge tone="waiting">Wartet auf Sie</Badge>;
  if (waitsFor === 'customer') return <Badge>Wartet auf Kunde</Badge>;
  return (
    <Badge tone={PROJECT_TONES[status] ?? 'neutral'}>
      {PROJECT_STATUS_LABELS[status] ?? status}
    </Badge>
  );
}
export const MilestoneBadge = ({ status }: { status: string }) => (
  <Badge tone={MILESTONE_TONES[status] ?? 'neutral'}>{MILESTONE_LABELS[status] ?? status}</Badge>
);
