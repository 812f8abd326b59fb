import { useState, type FormEvent } from 'react';
import { InvitationSchema } from '#shared/account/invitation.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { ROLE_CONSEQUENCES } from '#app/private/user.ts';
import { RoleField } from './role-field.tsx';
import { useInvite } from './use-invite.ts';

/** Who is invited, and as what; what was typed stays when it fails. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState('customer');
  const [error, setError] = useState<string>();
  const invite = useInvite(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = InvitationSchema.safeParse({ email, name, role });
    setError(parsed.error?.issues[0]?.message);
    if (!parsed.success) return document.getElementById('einladen-adresse')?.focus();
    invite.mutate(parsed.data, { onSuccess: onClose, onError: ({ message }) => setError(message) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={(email + name).trim() !== ''}
      title="Person einladen"
      description="Sie bekommt eine Mail mit einem Link und vergibt selbst ihr Passwort."
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" type="submit" form="einladen" busy={invite.isPending}>
            Einladung senden
          </Button>
          <Button size="small" variant="secondary" disabled={invite.isPending} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <form id="einladen" noValidate onSubmit={submit} className="grid gap-4">
        <Field id="einladen-adresse" label="E-Mail" required error={error}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Field label="Name">
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <RoleField role={role} hint={ROLE_CONSEQUENCES[role]} onChange={setRole} />
      </form>
    </Dialog>
  );
}
