import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { ROLE_CONSEQUENCES, ROLE_LABELS, USERS_KEY, type RoleChange } from '#app/private/user.ts';

/** Asks before a role changes, and says what the change means. */
export function RoleDialog({
  change: { user, role },
  onClose,
}: {
  change: RoleChange;
  onClose: () => void;
}) {
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
      description={`${user.full_name || user.email}: ${ROLE_LABELS[user.role]} → ${ROLE_LABELS[role]}`}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            size="small"
            busy={save.isPending}
            onClick={() => save.mutate(undefined, { onSettled: onClose })}
          >
            Rolle ändern
          </Button>
          <Button size="small" variant="secondary" disabled={save.isPending} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <p>{ROLE_CONSEQUENCES[role]}</p>
    </Dialog>
  );
}
