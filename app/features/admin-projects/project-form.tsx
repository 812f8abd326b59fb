import { useState, type FormEvent } from 'react';
import { PROJECT_STATUSES } from '#shared/project-status.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { UnsavedGuard } from '../area/unsaved-guard.tsx';
import { useRowChange } from '../area/use-row-change.ts';
import { PROJECT_READS, type Project } from '../projects/project-rows.ts';

type Facts = { title: string; customer_email: string; status: string; starts_on: string; due_on: string };

const factsOf = (project: Project): Facts => ({
  title: project.title,
  customer_email: project.customer_email,
  status: project.status,
  starts_on: project.starts_on ?? '',
  due_on: project.due_on ?? '',
});

/** Title, state, dates and customer of a project. Changes of others come in as long as nothing is being edited here. */
export function ProjectForm({ project }: { project: Project }) {
  const [edited, setEdited] = useState<Facts>();
  const stored = factsOf(project);
  const facts = edited ?? stored;
  const isDirty = edited !== undefined && JSON.stringify(edited) !== JSON.stringify(stored);
  const save = useRowChange<Facts>({
    reads: PROJECT_READS,
    write: (client, { starts_on, due_on, ...rest }) =>
      client
        .from('projects')
        .update({ ...rest, starts_on: starts_on || null, due_on: due_on || null })
        .eq('id', project.id),
    done: 'Projekt gespeichert',
  });
  const set = (change: Partial<Facts>) => setEdited({ ...facts, ...change });
  const isReversed = facts.starts_on !== '' && facts.due_on !== '' && facts.due_on < facts.starts_on;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed)
      save.mutate(
        { ...facts, title: facts.title.trim(), customer_email: facts.customer_email.trim() },
        { onSuccess: () => setEdited(undefined) },
      );
  };
  return (
    <form onSubmit={submit} className="grid gap-5" aria-labelledby="eckdaten">
      <UnsavedGuard dirty={isDirty && !save.isPending} />
      <h2 id="eckdaten" className="text-title">
        Eckdaten
      </h2>
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
          <Select {...control} value={facts.status} onChange={(event) => set({ status: event.target.value })}>
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
            <Input {...control} type="date" value={facts.starts_on} onChange={(event) => set({ starts_on: event.target.value })} />
          )}
        </Field>
        <Field label="Fertig bis" error={isReversed ? 'Das liegt vor dem Beginn.' : undefined}>
          {(control) => <Input {...control} type="date" value={facts.due_on} onChange={(event) => set({ due_on: event.target.value })} />}
        </Field>
      </div>
      <Field label="E-Mail des Kunden" required hint="Mit dieser bestätigten Adresse sieht der Kunde das Projekt.">
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
        {isDirty && !save.isPending && (
          <Button size="small" variant="quiet" onClick={() => setEdited(undefined)}>
            Verwerfen
          </Button>
        )}
      </div>
    </form>
  );
}
