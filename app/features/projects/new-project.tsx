import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { createUuid } from '#app/lib/uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { CustomerOptions } from '#app/private/customer-options.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { PROJECTS_KEY } from './project-rows.ts';

const FORM = 'neues-projekt';
const ALREADY_STORED = '23505';

/**
 * A project without an offer. It joins the account of the address by itself,
 * also one that comes later.
 */
export function NewProject({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [email, setEmail] = useState('');
  const list = useId();
  const navigate = useNavigate();
  const [id] = useState(createUuid);
  const create = useRowChange<void>({
    reads: [PROJECTS_KEY],
    write: async (client) => {
      const facts = { title: title.trim(), customer_email: email.trim() };
      const { error } = await client.from('projects').insert({ id, ...facts });
      if (error?.code !== ALREADY_STORED) return { error };
      // Sent again after a lost answer it is there already, perhaps as it was typed then.
      return client.from('projects').update(facts).eq('id', id).select('id');
    },
    failed: 'Projekt nicht angelegt',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(undefined, { onSuccess: () => navigate(`/admin/projekte/${id}`) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={(title + email).trim() !== ''}
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
        <Field
          label="E-Mail des Kunden"
          required
          hint="Mit dieser bestätigten Adresse sieht der Kunde das Projekt in seinem Portal."
        >
          {(control) => (
            <>
              <Input
                {...control}
                type="email"
                list={list}
                autoComplete="off"
                maxLength={320}
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
              <CustomerOptions id={list} search={email} />
            </>
          )}
        </Field>
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
      </form>
    </Dialog>
  );
}
