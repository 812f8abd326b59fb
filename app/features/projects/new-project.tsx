import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
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
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: async () => {
      const client = await loadSupabase();
      const { data, error } = await client
        .from('projects')
        .insert({ title: title.trim(), customer_email: email.trim() })
        .select('id')
        .single();
      if (error) throw new Error(error.message);
      return data.id;
    },
    onSuccess: (id) => {
      void queries.invalidateQueries({ queryKey: PROJECTS_KEY });
      void navigate(`/admin/projekte/${id}`);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
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
        {create.isError && (
          <p role="alert" className="text-small font-medium text-danger">
            Das Projekt wurde nicht gespeichert. Bitte versuchen Sie es erneut.
          </p>
        )}
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
