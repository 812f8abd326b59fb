import type { FormEvent } from 'react';
import { isSettled } from '#shared/projects/project-status.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { deleteVersion } from '#app/private/delete-version.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { formatDue, PROJECT_READS, type Milestone } from './project-rows.ts';
import { MilestoneFields, type MilestoneFacts } from './milestone-fields.tsx';

type MilestoneDialogProps = {
  projectId: string;
  /** As it is stored now; null: a new one. */
  step: Milestone | null;
  /** Somebody else has deleted it meanwhile. */
  isGone: boolean;
  nextPosition: number;
  onClose: () => void;
};
const FORM = 'schritt';
const NEW = { title: '', description: '', due_on: null, needs_approval: false, updated_at: '' };
const factsOf = ({
  title,
  description,
  due_on,
  needs_approval,
}: Pick<Milestone, 'title' | 'description' | 'due_on' | 'needs_approval'>): MilestoneFacts => ({
  title,
  description,
  due_on: due_on ?? '',
  needs_approval,
});
const LABELS = {
  title: 'Titel',
  description: 'Beschreibung',
  due_on: 'Geplant bis',
  needs_approval: 'Der Kunde gibt frei',
};
const show = (value: string | boolean, key: keyof MilestoneFacts): string => {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return key === 'due_on' ? formatDue(value) : value;
};

/** Content of one step. What the customer has approved is shown, but stays as it is. */
export function MilestoneDialog({
  projectId,
  step,
  isGone,
  nextPosition,
  onClose,
}: MilestoneDialogProps) {
  const {
    values: facts,
    stored,
    seen,
    isDirty,
    isConflict,
    set,
    discard,
  } = useEdited(step ?? NEW, factsOf);
  const isFrozen = step !== null && step.decided_at !== null && isSettled(step.status);
  const save = useRowChange<string>({
    reads: PROJECT_READS,
    write: (client, over) => {
      const row = { ...facts, title: facts.title.trim(), due_on: facts.due_on || null };
      return step
        ? client
            .from('project_milestones')
            .update(row)
            .eq('id', step.id)
            .eq('updated_at', over)
            .select('id')
        : client
            .from('project_milestones')
            .insert({ ...row, project_id: projectId, position: nextPosition });
    },
    done: 'Schritt gespeichert',
  });
  const remove = useRowChange<string>({
    reads: PROJECT_READS,
    write: (client, id) => deleteVersion(client, 'project_milestones', id, seen),
    done: 'Schritt gelöscht',
  });
  const store = (over: string) => save.mutate(over, { onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store(seen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={step ? 'Schritt bearbeiten' : 'Schritt hinzufügen'}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            form={FORM}
            size="small"
            busy={save.isPending}
            disabled={isFrozen || isGone || !isDirty}
          >
            Schritt speichern
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          {step && !isGone && !step.decided_at && (
            <div className="ml-auto">
              <ConfirmButton
                label="Löschen"
                title="Schritt löschen?"
                explanation={`„${step.title}“ verschwindet für Sie und den Kunden. Das lässt sich nicht rückgängig machen.`}
                busy={remove.isPending}
                onConfirm={() => remove.mutate(step.id, { onSuccess: onClose })}
              />
            </div>
          )}
        </div>
      }
    >
      <form id={FORM} onSubmit={submit} className="grid gap-5">
        <UnsavedGuard dirty={isDirty} busy={save.isPending} />
        {isDirty && (isConflict || isGone) && !save.isPending && (
          <ConflictNotice
            unasked
            differences={isGone ? null : listDifferences(facts, stored, LABELS, show)}
            onKeep={() => step && store(step.updated_at)}
            onTake={isGone ? onClose : discard}
          />
        )}
        {isFrozen && (
          <p className="text-small">
            Der Kunde hat diesen Schritt freigegeben. Setzen Sie den Status zurück, um ihn zu
            ändern.
          </p>
        )}
        <MilestoneFields
          facts={facts}
          set={set}
          isFrozen={isFrozen}
          isAwaiting={step?.status === 'awaiting_approval'}
        />
      </form>
    </Dialog>
  );
}
