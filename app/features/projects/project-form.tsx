import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { PROJECT_STATUSES } from '#shared/projects/project-status.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { DiscardQuestion } from '#app/private/dialog.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { Panel } from '#app/private/panel.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { formatDue, PROJECT_READS, type Project } from './project-rows.ts';

type Facts = {
  title: string;
  customer_email: string;
  status: Project['status'];
  starts_on: string;
  due_on: string;
};

const factsOf = (project: Project): Facts => ({
  title: project.title,
  customer_email: project.customer_email,
  status: project.status,
  starts_on: project.starts_on ?? '',
  due_on: project.due_on ?? '',
});

const LABELS = {
  title: 'Titel',
  status: 'Status',
  starts_on: 'Beginn',
  due_on: 'Fertig bis',
  customer_email: 'E-Mail des Kunden',
};
const show = (value: string, key: keyof Facts): string => {
  if (key === 'status') return PROJECT_STATUSES.find(({ id }) => id === value)?.label ?? value;
  return key === 'starts_on' || key === 'due_on' ? formatDue(value) : value;
};

/** State, dates and customer of a project, to be read until somebody changes them. */
export function ProjectFacts({ project }: { project: Project }) {
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The button has to be there again before it can take the focus.
    flushSync(() => setIsEdited(false));
    edit.current?.focus();
  };
  return (
    <Panel
      id="eckdaten"
      title="Eckdaten"
      aside={
        !isEdited && (
          <Button
            ref={edit}
            size="small"
            variant="quiet"
            className="-mr-4"
            aria-label="Eckdaten bearbeiten"
            onClick={() => setIsEdited(true)}
          >
            Bearbeiten
          </Button>
        )
      }
    >
      {isEdited ? (
        <ProjectForm project={project} opener={edit} onEnd={close} />
      ) : (
        <FactList
          facts={(['status', 'starts_on', 'due_on', 'customer_email'] as const).map((key) => [
            LABELS[key],
            show(factsOf(project)[key], key),
          ])}
        />
      )}
    </Panel>
  );
}

/** Changes of others come in as long as nothing is typed here. */
function ProjectForm({
  project,
  opener,
  onEnd,
}: {
  project: Project;
  opener: RefObject<HTMLElement | null>;
  onEnd: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const {
    values: facts,
    stored,
    seen,
    isDirty,
    isConflict,
    set,
    discard,
    settle,
  } = useEdited(project, factsOf);
  const save = useRowChange<{ facts: Facts; over: string }>({
    reads: PROJECT_READS,
    write: (client, { facts: { starts_on, due_on, title, customer_email, status }, over }) =>
      client
        .from('projects')
        .update({
          title: title.trim(),
          customer_email: customer_email.trim(),
          status,
          starts_on: starts_on || null,
          due_on: due_on || null,
        })
        .eq('id', project.id)
        .eq('updated_at', over)
        .select('id'),
    done: 'Projekt gespeichert',
  });
  const store = (over: string) =>
    save.mutate(
      { facts, over },
      {
        onSuccess: () => {
          settle(facts);
          onEnd();
        },
      },
    );
  const isReversed =
    facts.starts_on !== '' && facts.due_on !== '' && facts.due_on < facts.starts_on;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed) store(seen);
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      className="panel-row grid gap-5 py-4"
      aria-labelledby="eckdaten"
    >
      <UnsavedGuard dirty={isDirty} busy={save.isPending} />
      {isConflict && !save.isPending && (
        <ConflictNotice
          unasked
          differences={listDifferences(facts, stored, LABELS, show)}
          onKeep={() => !isReversed && store(project.updated_at)}
          onTake={discard}
        />
      )}
      <Field label="Titel" required>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            pattern=".*\S.*"
            value={facts.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label="Status" required>
        {(control) => (
          <Select
            {...control}
            value={facts.status}
            onChange={({ target }) => {
              const chosen = PROJECT_STATUSES.find(({ id }) => id === target.value);
              if (chosen) set({ status: chosen.id });
            }}
          >
            {PROJECT_STATUSES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Beginn">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={facts.starts_on}
              onChange={(event) => set({ starts_on: event.target.value })}
            />
          )}
        </Field>
        <Field label="Fertig bis" error={isReversed ? 'Das liegt vor dem Beginn.' : undefined}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={facts.due_on}
              onChange={(event) => set({ due_on: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field
        label="E-Mail des Kunden"
        required
        hint="Mit dieser bestätigten Adresse sieht der Kunde das Projekt."
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            maxLength={320}
            value={facts.customer_email}
            onChange={(event) => set({ customer_email: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={save.isPending} disabled={!isDirty}>
          Eckdaten speichern
        </Button>
        {!save.isPending && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => (isDirty ? setAsking(true) : onEnd())}
          >
            Abbrechen
          </Button>
        )}
      </div>
      {isAsking && (
        <DiscardQuestion onStay={() => setAsking(false)} onDiscard={onEnd} returnFocus={opener}>
          Wenn Sie die Eckdaten jetzt schließen, gehen diese Eingaben verloren.
        </DiscardQuestion>
      )}
    </form>
  );
}
