import { MILESTONE_LABELS } from '#shared/projects/project-status.ts';
import { cx } from '#app/ui/cx.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { StatusSelect } from '#app/private/status-select.tsx';
import { Decision } from './milestone-timeline.tsx';
import { PreviewLink } from './preview-link.tsx';
import { formatDue, type Milestone } from './project-rows.ts';
import { splitPreview } from './split-preview.ts';

/** States the agency may set: the customer's decisions are shown while they hold, never offered. */
const statesFor = ({
  status,
  needs_approval,
}: Milestone): Partial<Record<Milestone['status'], string>> =>
  Object.fromEntries(
    Object.entries(MILESTONE_LABELS).filter(([id]) => {
      if (id === status) return true;
      if (id === 'approved' || id === 'changes_requested') return false;
      return id !== 'done' || !needs_approval || status === 'approved';
    }),
  );

type MilestoneRowProps = {
  step: Milestone;
  index: number;
  isLast: boolean;
  onStatus: (status: Milestone['status']) => void;
  /** While the order is being changed: in place of state and content. */
  onShift: ((by: -1 | 1) => void) | undefined;
  onEdit: () => void;
};

/** One step as the agency moves it: state, place in the order, content. */
export function MilestoneRow({
  step,
  index,
  isLast,
  onStatus,
  onShift,
  onEdit,
}: MilestoneRowProps) {
  const { text, preview } = splitPreview(step.description);
  return (
    <li
      className={cx(
        'panel-row grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]',
        step.status === 'changes_requested' && 'shadow-[inset_4px_0_0_var(--danger)]',
      )}
    >
      <div className="min-w-0 self-center">
        <h3 className="font-semibold break-words">
          {index + 1}. {step.title}
        </h3>
        <p className="text-small text-muted">
          {[
            step.due_on && `bis ${formatDue(step.due_on)}`,
            step.needs_approval ? 'mit Freigabe' : 'ohne Freigabe',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {text && <p className="mt-1 text-small break-words whitespace-pre-line">{text}</p>}
        {preview && <PreviewLink href={preview} />}
        <Decision step={step} />
      </div>
      {onShift ? (
        <div className="flex">
          <IconButton
            icon="chevron"
            turned
            label={`${step.title} nach oben`}
            disabled={index === 0}
            onClick={() => onShift(-1)}
          />
          <IconButton
            icon="chevron"
            label={`${step.title} nach unten`}
            disabled={isLast}
            onClick={() => onShift(1)}
          />
        </div>
      ) : (
        <div className="flex items-start justify-between gap-2">
          <StatusSelect
            label={`Status von ${step.title}`}
            value={step.status}
            labels={statesFor(step)}
            onChange={onStatus}
          />
          <IconButton icon="edit" label={`${step.title} bearbeiten`} onClick={onEdit} />
        </div>
      )}
    </li>
  );
}
