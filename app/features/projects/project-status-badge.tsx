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
  /** The customer's own word for a project of which a step awaits an approval. */
  waitsForYou?: boolean;
};
export const ProjectBadge = ({ status, waitsForYou = false }: ProjectBadgeProps) =>
  waitsForYou ? (
    <Badge tone="waiting">Wartet auf Sie</Badge>
  ) : (
    <Badge tone={PROJECT_TONES[status] ?? 'neutral'}>
      {PROJECT_STATUS_LABELS[status] ?? status}
    </Badge>
  );
export const MilestoneBadge = ({ status }: { status: string }) => (
  <Badge tone={MILESTONE_TONES[status] ?? 'neutral'}>{MILESTONE_LABELS[status] ?? status}</Badge>
);
