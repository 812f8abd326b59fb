import { isSettled, MILESTONE_LABELS } from '#shared/projects/project-status.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
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
  const isOver = isSettled(step.status);
  const note = [
    step.due_on && `bis ${formatDue(step.due_on)}`,
    step.needs_approval && !isOver && 'mit Freigabe',
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li
      className={cx(
        'panel-row grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-1 py-2',
        'sm:grid-cols-[1.75rem_minmax(0,1fr)_auto]',
        step.status === 'changes_requested' && 'shadow-[inset_4px_0_0_var(--danger)]',
      )}
    >
      <Mark index={index} status={step.status} />
      <div className="min-w-0 self-center">
        <h3 className={cx('break-words', isOver ? 'font-normal text-muted' : 'font-semibold')}>
          <span className="sr-only">{index + 1}. </span>
          {step.title}
        </h3>
        {note && <p className="text-small text-muted">{note}</p>}
        {text && <p className="mt-1 text-small break-words whitespace-pre-line">{text}</p>}
        {preview && <PreviewLink href={preview} />}
        <Decision step={step} />
      </div>
      {onShift ? (
        <div className="flex max-sm:col-start-2">
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
        <div className="flex items-start justify-between gap-2 max-sm:col-start-2 max-sm:-ml-3.5">
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

/** Its place in the row of all steps: a tick once it is over, filled while it is on. */
const Mark = ({ index, status }: { index: number; status: Milestone['status'] }) => (
  <span
    aria-hidden="true"
    className={cx(
      'tabular mt-1 grid size-[1.75rem] place-items-center rounded-full border text-fine font-semibold',
      isSettled(status)
        ? 'border-transparent text-success'
        : status === 'open'
          ? 'border-line-strong text-muted'
          : 'border-ink bg-ink text-canvas',
    )}
  >
    {isSettled(status) ? <Icon name="check" size={18} /> : index + 1}
  </span>
);
