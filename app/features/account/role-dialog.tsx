import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { ROLE_CONSEQUENCES, ROLE_LABELS, USERS_KEY, type User } from '#app/private/user.ts';
import { RoleField } from './role-field.tsx';

/** Changes the role of a person, and says before what the change means. */
export function RoleDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const [role, setRole] = useState(user.role);
  const isOther = role !== user.role;
  const save = useRowChange<void>({
    reads: [USERS_KEY, ['admin-audit']],
    write: (client) => client.rpc('set_profile_role', { user_id: user.id, new_role: role }),
    done: 'Rolle geändert',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Rolle ändern?"
      description={
        `${user.full_name || user.email}: ${ROLE_LABELS[user.role]}` +
        (isOther ? ` → ${ROLE_LABELS[role]}` : '')
      }
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            busy={save.isPending}
            onClick={() => (isOther ? save.mutate(undefined, { onSettled: onClose }) : onClose())}
          >
            Rolle ändern
          </Button>
          <Button size="small" variant="secondary" disabled={save.isPending} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <RoleField
        role={role}
        hint={isOther ? ROLE_CONSEQUENCES[role] : undefined}
        onChange={setRole}
      />
    </Dialog>
  );
}
