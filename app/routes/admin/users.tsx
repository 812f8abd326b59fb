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
      <PageHead
        title="Benutzer"
        note={
          <>
            Rollen, zweite Faktoren und Einladungen. Kunden finden Sie unter{' '}
            <Link
              to="/admin/kunden"
              className="whitespace-nowrap text-ink underline underline-offset-4"
            >
              Projekte → Kunden
            </Link>
            .
          </>
        }
      >
        <Button size="small" onClick={() => setIsInviting(true)}>
          Person einladen
        </Button>
      </PageHead>
      <UserList ownId={user?.id ?? ''} />
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </>
  );
}
