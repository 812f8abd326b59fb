import { useState } from 'react';
import { MILESTONE_LABELS } from '#shared/projects/project-status.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { StatusSelect } from '#app/private/status-select.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Decision } from './milestone-timeline.tsx';
import {
  formatDue,
  PROJECT_READS,
  projectKey,
  type Milestone,
  type ProjectWithSteps,
} from './project-rows.ts';
import { MilestoneDialog } from './milestone-dialog.tsx';

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

/** The steps of a project: order, state and content. */
export function MilestoneEditor({
  projectId,
  steps,
}: {
  projectId: string;
  steps: readonly Milestone[];
}) {
  const [edited, setEdited] = useState<Milestone | 'new'>();
  const [spoken, setSpoken] = useState('');
  const setSteps =
    (change: (steps: Milestone[]) => Milestone[]) => (project: ProjectWithSteps | undefined) =>
      project && { ...project, project_milestones: change(project.project_milestones) };

  const move = useRowChange<Milestone[]>({
    reads: PROJECT_READS,
    optimistic: (queries, order) =>
      queries.setQueryData<ProjectWithSteps>(
        projectKey(projectId),
        setSteps(() => order),
      ),
    write: (client, order) =>
      client.rpc('order_milestones', { project: projectId, milestones: order.map(({ id }) => id) }),
    done: 'Reihenfolge gespeichert',
  });
  const setStatus = useRowChange<Pick<Milestone, 'id' | 'status'>>({
    reads: PROJECT_READS,
    optimistic: (queries, { id, status }) =>
      queries.setQueryData<ProjectWithSteps>(
        projectKey(projectId),
        setSteps((all) => all.map((step) => (step.id === id ? { ...step, status } : step))),
      ),
    write: (client, { id, status }) =>
      client.from('project_milestones').update({ status }).eq('id', id),
    done: 'Status gespeichert',
  });

  const shift = (index: number, by: -1 | 1) => {
    const next = [...steps];
    const [step] = next.splice(index, 1);
    next.splice(index + by, 0, step!);
    setSpoken(`„${step!.title}“ ist jetzt Schritt ${index + by + 1} von ${steps.length}.`);
    move.mutate(next);
  };
  const live = edited === 'new' ? undefined : steps.find(({ id }) => id === edited?.id);

  return (
    <section aria-labelledby="schritte">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="schritte" className="text-title">
          Schritte
        </h2>
        <Button size="small" variant="secondary" onClick={() => setEdited('new')}>
          <Icon name="plus" size={18} />
          Schritt hinzufügen
        </Button>
      </div>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      {steps.length === 0 ? (
        <EmptyState title="Noch keine Schritte">
          Legen Sie fest, was bis wann geschieht und wo der Kunde zustimmen soll.
        </EmptyState>
      ) : (
        <ol className="border-t border-line">
          {steps.map((step, index) => (
            <li
              key={step.id}
              className={cx(
                'grid gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_15rem]',
                step.status === 'changes_requested' && 'border-l-4 border-l-danger pl-3',
              )}
            >
              <div className="min-w-0">
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
                {step.description && (
                  <p className="mt-1 text-small break-words whitespace-pre-line">
                    {step.description}
                  </p>
                )}
                <Decision step={step} />
              </div>
              <div className="grid content-start gap-2">
                <StatusSelect
                  label={`Status von ${step.title}`}
                  value={step.status}
                  labels={statesFor(step)}
                  onChange={(status) => setStatus.mutate({ id: step.id, status })}
                />
                <div className="flex justify-end gap-1">
                  <IconButton
                    icon="chevron"

                    turned
                    label={`${step.title} nach oben`}
                    disabled={index === 0}
                    onClick={() => shift(index, -1)}
                  />
                  <IconButton
                    icon="chevron"

                    label={`${step.title} nach unten`}
                    disabled={index === steps.length - 1}
                    onClick={() => shift(index, 1)}
                  />
                  <IconButton
                    icon="edit"
                    label={`${step.title} bearbeiten`}
                    onClick={() => setEdited(step)}
                  />
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {edited && (
        <MilestoneDialog
          projectId={projectId}
          step={edited === 'new' ? null : (live ?? edited)}
          isGone={edited !== 'new' && !live}
          nextPosition={Math.max(0, ...steps.map(({ position }) => position)) + 1}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
