import { isSettled } from '#shared/projects/project-status.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { MilestoneBadge } from './project-status-badge.tsx';
import { headingId, isOver, isWaiting, type Milestone, type Project } from './project-rows.ts';
import { PreviewLink } from './preview-link.tsx';
import { splitPreview } from './split-preview.ts';
import { tellDays } from './tell-project.ts';

type TimelineProps = {
  project: Pick<Project, 'status' | 'due_on'>;
  steps: readonly Milestone[];
};

/** The steps of a project from first to last; what waits is told in full above (`WaitingSteps`). */
export function MilestoneTimeline({ project, steps }: TimelineProps) {
  if (steps.length === 0)
    return (
      <p className="text-muted">
        Der Plan entsteht gerade. Die Schritte Ihres Projekts erscheinen hier.
      </p>
    );
  const days = tellDays(project, steps);
  return (
    <ol>
      {steps.map((step, index) => {
        const { text, preview } = splitPreview(step.description);
        const waits = isWaiting(step) && !isOver(project);
        const shown = waits || !isWaiting(step) ? step.status : 'open';
        return (
          <li key={step.id} className="relative pb-8 pl-[2.5rem] last:pb-0">
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute top-7 bottom-0 left-[0.8125rem] w-px bg-line-strong"
              />
            )}
            <Mark status={shown} number={index + 1} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3
                id={headingId(step.id)}
                tabIndex={-1}
                className={cx(
                  'min-w-0 font-semibold break-words',
                  shown === 'open' && 'text-muted',
                )}
              >
                {step.title}
              </h3>
              {/* Where it is settled, the mark before it says so to the eye. */}
              {shown !== 'open' && (
                <span className={isSettled(shown) ? 'sr-only' : undefined}>
                  <MilestoneBadge status={shown} />
                </span>
              )}
            </div>
            {days[index] && <p className="text-small text-muted">{days[index]}</p>}
            {!waits && (
              <>
                {text && (
                  <p className="mt-1 max-w-[60ch] break-words whitespace-pre-line">{text}</p>
                )}
                {preview && <PreviewLink href={preview} />}
                <Decision step={step} />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What the customer has decided, when, and in which words. */
export function Decision({ step }: { step: Milestone }) {
  if (!step.decided_at || (isSettled(step.status) && !step.decision_comment)) return null;
  return (
    <div className="mt-2 text-small">
      {/* Of a settled step its own day says it. */}
      {!isSettled(step.status) && (
        <p className="text-muted">Entschieden am {formatShortMoment(step.decided_at)}</p>
      )}
      {step.decision_comment && (
        <blockquote className="mt-1 max-w-[60ch] border-l-2 border-line-strong pl-3 break-words whitespace-pre-line">
          {step.decision_comment}
        </blockquote>
      )}
    </div>
  );
}

function Mark({ status, number }: { status: string; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'tabular absolute top-0 left-0 grid size-[1.6875rem] place-items-center rounded-full ' +
          'border text-fine font-semibold',
        isSettled(status) && 'border-success bg-success text-canvas',
        status === 'awaiting_approval' && 'border-transparent bg-accent text-on-accent',
        status === 'changes_requested' && 'border-danger bg-surface text-danger',
        status === 'in_progress' && 'border-[7px] border-ink bg-surface',
        status === 'open' && 'border-line-strong bg-surface text-muted',
      )}
    >
      {isSettled(status) && <Icon name="check" size={16} />}
      {(status === 'awaiting_approval' || status === 'open') && number}
      {status === 'changes_requested' && <Icon name="edit" size={14} />}
    </span>
  );
}
