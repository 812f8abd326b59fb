import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { ROLE_CONSEQUENCES, ROLE_LABELS, USERS_KEY, type User } from '#app/private/user.ts';
import { Factors } from './factors.tsx';
import { OpenInvitation } from './open-invitation.tsx';
import { RoleField } from './role-field.tsx';

/** What can be done with an account: its role, its second factors, an open invitation. */
export function UserDialog({ user, onClose }: { user: User; onClose: () => void }) {
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
      title={user.full_name || user.email}
      {...(user.full_name && { description: user.email })}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            busy={save.isPending}
            disabled={!isOther}
            onClick={() => save.mutate(undefined, { onSettled: onClose })}
          >
            Rolle ändern
          </Button>
          <Button size="small" variant="secondary" disabled={save.isPending} onClick={onClose}>
            Schließen
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <RoleField
          role={role}
          hint={
            isOther
              ? `${ROLE_LABELS[user.role]} → ${ROLE_LABELS[role]}. ${ROLE_CONSEQUENCES[role]}`
              : undefined
          }
          onChange={setRole}
        />
        <FactList
          facts={[
            ['Angelegt', formatShortMoment(user.created_at)],
            ['Zweiter Faktor', user.factors.length > 0 && <Factors key="factors" user={user} />],
            [
              'Einladung',
              user.invited_at && (
                <OpenInvitation
                  key="invitation"
                  user={user}
                  invitedAt={user.invited_at}
                  onWithdrawn={onClose}
                />
              ),
            ],
          ]}
        />
      </div>
    </Dialog>
  );
}
