import { useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { UnsavedGuard } from '../area/unsaved-guard.tsx';
import { useRowChange } from '../area/use-row-change.ts';
import { PROJECT_READS, type Milestone } from '../projects/project-rows.ts';

type Facts = { title: string; description: string; due_on: string; needs_approval: boolean };
type MilestoneDialogProps = {
  projectId: string;
  /** Null: a new one. */ step: Milestone | null;
  nextPosition: number;
  onClose: () => void;
};
const FORM = 'schritt';

/** Content of one step. What the customer has approved is shown, but stays as it is. */
export function MilestoneDialog({ projectId, step, nextPosition, onClose }: MilestoneDialogProps) {
  const initial: Facts = {
    title: step?.title ?? '',
    description: step?.description ?? '',
    due_on: step?.due_on ?? '',
    needs_approval: step?.needs_approval ?? false,
  };
  const [facts, setFacts] = useState(initial);
  const isDirty = JSON.stringify(facts) !== JSON.stringify(initial);
  const isFrozen = step?.status === 'approved';
  const save = useRowChange<Facts>({
    reads: PROJECT_READS,
    write: (client, input) => {
      const row = { ...input, title: input.title.trim(), due_on: input.due_on || null };
      return step
        ? client.from('project_milestones').update(row).eq('id', step.id)
        : client.from('project_milestones').insert({ ...row, project_id: projectId, position: nextPosition });
    },
    done: 'Schritt gespeichert',
  });
  const remove = useRowChange<string>({
    reads: PROJECT_READS,
    write: (client, id) => client.from('project_milestones').delete().eq('id', id),
    done: 'Schritt gelöscht',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(facts, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      // Escape must not lose what was written: then only the buttons close.
      {...(isDirty ? {} : { onClose })}
      title={step ? 'Schritt bearbeiten' : 'Schritt hinzufügen'}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form={FORM} size="small" busy={save.isPending} disabled={isFrozen || !isDirty}>
            Schritt speichern
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
          {step && !step.decided_at && (
            <Button
              className="ml-auto"
              size="small"
              variant="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(step.id, { onSuccess: onClose })}
            >
              Löschen
            </Button>
          )}
        </div>
      }
    >
      <form id={FORM} onSubmit={submit} className="grid gap-5">
        <UnsavedGuard dirty={isDirty && !save.isPending && !save.isSuccess} />
        {isFrozen && (
          <p className="text-small">Der Kunde hat diesen Schritt freigegeben. Setzen Sie den Status zurück, um ihn zu ändern.</p>
        )}
        <Field label="Titel" required>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              pattern=".*\S.*"
              disabled={isFrozen}
              value={facts.title}
              onChange={(event) => setFacts({ ...facts, title: event.target.value })}
            />
          )}
        </Field>
        <Field label="Beschreibung" hint="Der Kunde liest diesen Text bei der Freigabe.">
          {(control) => (
            <Textarea
              {...control}
              maxLength={4000}
              disabled={isFrozen}
              value={facts.description}
              onChange={(event) => setFacts({ ...facts, description: event.target.value })}
            />
          )}
        </Field>
        <Field label="Geplant bis">
          {(control) => (
            <Input {...control} type="date" value={facts.due_on} onChange={(event) => setFacts({ ...facts, due_on: event.target.value })} />
          )}
        </Field>
        <Checkbox
          label="Der Kunde gibt diesen Schritt frei"
          checked={facts.needs_approval}
          disabled={isFrozen || step?.status === 'awaiting_approval'}
          onChange={(event) => setFacts({ ...facts, needs_approval: event.target.checked })}
        />
      </form>
    </Dialog>
  );
}
