import { Button } from '#app/ui/button.tsx';
import type { Invitation } from '#shared/account/invitation.ts';
import { formatShortMoment } from '#app/private/dates.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { USERS_KEY, type User } from '#app/private/user.ts';
import { useInvite } from './use-invite.ts';

const LINK_LIFETIME_MS = 3_600_000;
const isExpired = (invitedAt: string): boolean =>
  Date.now() - Date.parse(invitedAt) > LINK_LIFETIME_MS;

/** An invitation nobody has accepted yet: when it was sent, sent again, or taken back. */
export function OpenInvitation({
  user,
  invitedAt,
  onWithdrawn,
}: {
  user: User;
  invitedAt: string;
  onWithdrawn: () => void;
}) {
  const invite = useInvite('Nicht gesendet');
  const withdraw = useRowChange<void>({
    reads: [USERS_KEY],
    write: (client) => client.rpc('withdraw_invitation', { user_id: user.id }),
    done: 'Einladung zurückgezogen',
  });
  const again = () =>
    invite.mutate({
      email: user.email,
      name: user.full_name,
      role: user.role as Invitation['role'],
    });
  return (
    <>
      <p>
        Eingeladen {formatShortMoment(invitedAt)}
        {isExpired(invitedAt) && <span className="text-muted">, Link abgelaufen</span>}
      </p>
      <p className="mt-2 flex gap-2">
        <Button
          size="small"
          variant="secondary"
          busy={invite.isPending}
          aria-label={`Einladung an ${user.email} erneut senden`}
          onClick={again}
        >
          Erneut senden
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={withdraw.isPending}
          aria-label={`Einladung an ${user.email} zurückziehen`}
          onClick={() => withdraw.mutate(undefined, { onSuccess: onWithdrawn })}
        >
          Zurückziehen
        </Button>
      </p>
    </>
  );
}
