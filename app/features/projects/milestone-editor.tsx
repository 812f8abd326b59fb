import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Panel } from '#app/private/panel.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import {
  PROJECT_READS,
  projectKey,
  type Milestone,
  type ProjectWithSteps,
} from './project-rows.ts';
import { MilestoneDialog } from './milestone-dialog.tsx';
import { MilestoneRow } from './milestone-row.tsx';

/** The steps of a project: order, state and content. */
export function MilestoneEditor({
  projectId,
  steps,
}: {
  projectId: string;
  steps: readonly Milestone[];
}) {
  const [edited, setEdited] = useState<Milestone | 'new'>();
  const [isOrdering, setIsOrdering] = useState(false);
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
  const setStatus = useRowChange<Pick<Milestone, 'id' | 'status'> & { seen: Milestone['status'] }>({
    reads: PROJECT_READS,
    scope: `schritte-${projectId}`,
    optimistic: (queries, { id, status }) =>
      queries.setQueryData<ProjectWithSteps>(
        projectKey(projectId),
        setSteps((all) => all.map((step) => (step.id === id ? { ...step, status } : step))),
      ),
    // The customer may have decided since.
    write: (client, { id, status, seen }) =>
      client
        .from('project_milestones')
        .update({ status })
        .eq('id', id)
        .eq('status', seen)
        .select('id'),
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
    <Panel
      id="schritte"
      title="Schritte"
      aside={
        <div className="-mx-4 flex flex-wrap">
          {steps.length > 1 && (
            <Button size="small" variant="quiet" onClick={() => setIsOrdering(!isOrdering)}>
              {isOrdering ? 'Fertig' : 'Reihenfolge ändern'}
            </Button>
          )}
          {!isOrdering && (
            <Button size="small" variant="quiet" onClick={() => setEdited('new')}>
              <Icon name="plus" size={18} />
              Schritt hinzufügen
            </Button>
          )}
        </div>
      }
    >
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      {steps.length === 0 ? (
        <EmptyState title="Noch keine Schritte">
          Legen Sie fest, was bis wann geschieht und wo der Kunde zustimmen soll.
        </EmptyState>
      ) : (
        <ol className="panel-rows">
          {steps.map((step, index) => (
            <MilestoneRow
              key={step.id}
              step={step}
              index={index}
              isLast={index === steps.length - 1}
              onStatus={(status) => setStatus.mutate({ id: step.id, status, seen: step.status })}
              onShift={isOrdering ? (by) => shift(index, by) : undefined}
              onEdit={() => setEdited(step)}
            />
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
    </Panel>
  );
}
