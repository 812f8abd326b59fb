import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { PROJECTS_KEY } from './project-rows.ts';

const FORM = 'neues-projekt';

/**
 * A project without an offer. It joins the account of the address by itself,
 * also one that comes later.
 */
export function NewProject({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [email, setEmail] = useState('');
  const navigate = useNavigate();
  const create = useRowChange<void, { id: string } | null>({
    reads: [PROJECTS_KEY],
    write: (client) =>
      client
        .from('projects')
        .insert({ title: title.trim(), customer_email: email.trim() })
        .select('id')
        .single(),
    failed: 'Projekt nicht angelegt',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(undefined, {
      onSuccess: (project) => project && navigate(`/admin/projekte/${project.id}`),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Projekt anlegen"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" form={FORM} size="small" busy={create.isPending}>
            Projekt anlegen
          </Button>
          <Button size="small" variant="secondary" onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <form id={FORM} onSubmit={submit} className="grid gap-5">
        <Field label="Titel" required>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              pattern=".*\S.*"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="E-Mail des Kunden"
          required
          hint="Mit dieser bestätigten Adresse sieht der Kunde das Projekt in seinem Portal."
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              maxLength={320}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
