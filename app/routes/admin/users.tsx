import { useState } from 'react';
import { Link } from 'react-router';
import { InviteDialog } from '#app/features/account/invite-dialog.tsx';
import { UserList } from '#app/features/account/user-list.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { Button } from '#app/ui/button.tsx';

export default function AdminUsers() {
  const { user } = useSession();
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PageHead title="Benutzer">
        <Button size="small" onClick={() => setIsInviting(true)}>
          Person einladen
        </Button>
      </PageHead>
      <UserList ownId={user?.id ?? ''} />
      <p className="mt-6 text-fine text-muted">
        Wer sich anmelden kann, mit welcher Rolle. Was zu einem Kunden gehört, steht unter{' '}
        <Link
          to="/admin/kunden"
          className="whitespace-nowrap text-ink underline underline-offset-4"
        >
          Kunden
        </Link>
        .
      </p>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
